import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { COUNTRIES, LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from '../office/define-command.ts'
import { LISTING, POLLING, pageOf } from './listing.ts'

const Id = v.pipe(
  v.number('Say a number.'),
  v.integer('Say a whole number.'),
  v.minValue(1),
  v.maxValue(LARGEST_INTEGER),
)
const Minor = v.pipe(v.number(), v.integer())
const Words = v.record(v.string(), v.string())
const Country = v.picklist(COUNTRIES, `A country is one of ${COUNTRIES.join(', ')}.`)

const Price = v.object({
  /** Gross, minor units of the country's currency. */
  price: Minor,
  rrp: v.nullable(Minor),
  before: v.nullable(Minor),
  lowestPrior: v.nullable(Minor),
  scale: v.array(v.object({ amount: Minor, price: Minor })),
})

const Variant = v.object({
  id: v.number(),
  referenceKey: v.string(),
  label: Words,
  gtin: v.nullable(v.string()),
  bvc: v.number(),
  deliveryDaysFrom: v.number(),
  deliveryDaysTo: v.number(),
  isRecalled: v.boolean(),
  quantity: v.number(),
  /** By country; one that is missing does not sell it. */
  prices: v.record(v.string(), Price),
})

const Product = v.object({
  id: v.number(),
  referenceKey: v.string(),
  masterKey: v.string(),
  brand: v.string(),
  subbrand: v.nullable(v.string()),
  name: Words,
  description: Words,
  categories: v.array(v.number()),
  collections: v.array(v.string()),
  isActive: v.boolean(),
  isNew: v.boolean(),
  vat: v.picklist(['standard', 'reduced']),
  popularity: v.number(),
  attributes: v.record(
    v.string(),
    v.object({ label: Words, values: v.array(v.object({ value: v.string(), label: Words })) }),
  ),
  createdAt: v.string(),
  firstLiveAt: v.string(),
  updatedAt: v.string(),
  variants: v.array(Variant),
})
export type ExchangedProduct = v.InferOutput<typeof Product>

export const listProducts = defineCommand({
  name: 'listProducts',
  right: 'products.read',
  changes: null,
  input: v.strictObject({ ...LISTING, ...POLLING }),
  answer: pageOf(Product),
})

export const readProduct = defineCommand({
  name: 'readProduct',
  right: 'products.read',
  changes: null,
  input: v.strictObject({ id: Id }),
  answer: v.nullable(Product),
})

const PriceOf = v.object({
  variantId: v.number(),
  referenceKey: v.string(),
  country: Country,
  ...Price.entries,
})
const FuturePrice = v.object({
  validFrom: v.string(),
  /** Null: no longer sold from then on. */
  price: v.nullable(Minor),
  before: v.optional(v.nullable(Minor)),
  rrp: v.optional(v.nullable(Minor)),
})

export const listPrices = defineCommand({
  name: 'listPrices',
  right: 'prices.read',
  changes: null,
  input: v.strictObject({ ...LISTING, ...POLLING }),
  answer: pageOf(PriceOf),
})

/** The prices of one variant in every country, with those that are to come. */
export const readPrices = defineCommand({
  name: 'readPrices',
  right: 'prices.read',
  changes: null,
  input: v.strictObject({ variantId: Id }),
  answer: v.nullable(
    v.object({
      variantId: v.number(),
      prices: v.array(v.object({ country: Country, ...Price.entries })),
      future: v.array(v.object({ country: Country, ...FuturePrice.entries })),
    }),
  ),
})

/** Takes a price to come away, as long as it is what it `was` on the screen where somebody says so. */
export const withdrawFuturePrice = defineCommand({
  name: 'withdrawFuturePrice',
  right: 'prices.change',
  changes: 'Takes a price to come away before its moment.',
  input: v.strictObject({
    variantId: Id,
    country: Country,
    validFrom: v.pipe(v.string(), v.isoTimestamp('Write the moment as 2026-12-01T00:00:00Z.')),
    was: v.optional(v.object({ price: v.nullable(Minor), before: v.nullable(Minor) })),
  }),
  answer: v.object({ isWithdrawn: v.boolean() }),
  undoneBy: 'planPrice',
})

const Stock = v.object({
  variantId: v.number(),
  referenceKey: v.string(),
  productId: v.number(),
  /** Units that can be sold: what orders hold is taken off. */
  quantity: v.number(),
})

export const listStock = defineCommand({
  name: 'listStock',
  right: 'stock.read',
  changes: null,
  input: v.strictObject({ ...LISTING, ...POLLING }),
  answer: pageOf(Stock),
})

export const readStock = defineCommand({
  name: 'readStock',
  right: 'stock.read',
  changes: null,
  input: v.strictObject({ variantId: Id }),
  answer: v.nullable(Stock),
})

const Redirect = v.object({
  locale: v.picklist(LOCALES),
  path: v.string(),
  target: v.string(),
  status: v.picklist([301, 302]),
})

export const listRedirects = defineCommand({
  name: 'listRedirects',
  right: 'redirects.read',
  changes: null,
  input: v.strictObject({ ...LISTING }),
  answer: pageOf(Redirect),
})
