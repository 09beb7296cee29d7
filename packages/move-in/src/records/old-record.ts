import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { CURRENCIES, LANGUAGES, type Language } from '@shop/domain/market/markets'
import { FORMER_ORDER_STATES } from '@shop/domain/order/former-order'
import * as v from 'valibot'

/** How the old shop called something; the longest that any of them gives out is far shorter. */
const oldId = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'this is missing'),
  v.maxLength(200, 'this is longer than 200 letters'),
)
const text = v.pipe(v.string('this is missing'), v.trim(), v.minLength(1, 'this is missing'))
/** Plain text with line breaks, which may be empty. */
const prose = v.pipe(v.string(), v.maxLength(100_000))
const moment = v.pipe(v.string(), v.isoTimestamp('this is no moment: write it as 2025-03-01 10:00:00'))
/** Ten-thousandths of the currency, so that net prices keep their four decimals. @see values/read-cell.ts */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000_000_000))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

const words = v.record(v.picklist(LANGUAGES), v.exactOptional(text))
/** Words by language; at least those of the language that the source speaks. */
export type Words = Partial<Record<Language, string>>

export const OldVariant = v.object({
  oldId,
  /** Article number; null where the old shop had none. */
  sku: v.nullable(v.pipe(text, v.maxLength(64))),
  gtin: v.nullable(v.string()),
  /** One value for each option of the product. */
  options: v.array(text),
  price: amount,
  /** The struck price beside it; null without. */
  compareAt: v.nullable(amount),
  /** What one piece holds, for the price of a unit; absent where the old shop did not say. */
  content: v.exactOptional(v.object({ unit: text, size: v.pipe(v.number(), v.gtValue(0)) })),
  /** How many working days a delivery takes; absent where the old shop did not say for this variant. */
  deliveryDays: v.exactOptional(v.object({ from: days, to: days })),
  /** Units; null where the old shop does not count them, and sells the variant whatever there is. */
  stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))),
})
export type OldVariant = v.InferOutput<typeof OldVariant>

const Maker = v.object({
  name: text,
  address: text,
  email: v.pipe(text, v.email('this is no e-mail address')),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters: DE, CH, GB')),
})

export const OldProduct = v.object({
  kind: v.literal('product'),
  oldId,
  /** Paths that led to it, as `/products/kissen-wolke/`. */
  addresses: v.array(text),
  name: words,
  description: v.record(v.picklist(LANGUAGES), v.exactOptional(prose)),
  brand: v.pipe(v.string(), v.maxLength(200)),
  /** Paths of names through the old categories, the main one first; empty where it was in none. */
  categories: v.array(v.pipe(v.array(text), v.minLength(1))),
  pictures: v.array(v.object({ address: v.pipe(v.string(), v.maxLength(2000)), alt: v.string() })),
  /** Names of what its variants differ in. */
  options: v.array(text),
  /** What else is said of it, each with its values; absent where the old shop had nothing. */
  attributes: v.exactOptional(v.array(v.object({ name: text, values: v.array(text) }))),
  isActive: v.boolean(),
  vat: v.picklist(['standard', 'reduced'], 'the rate is standard or reduced'),
  maker: v.nullable(Maker),
  variants: v.pipe(v.array(OldVariant), v.minLength(1), v.maxLength(2000)),
})
export type OldProduct = v.InferOutput<typeof OldProduct>

/**
 * An address that led to another one in the old shop, to a product, which then is named by its old id, or to a category, which
 * is named by the address that its names make.
 */
export const OldRedirect = v.object({
  kind: v.literal('redirect'),
  path: text,
  target: v.variant('to', [
    v.object({ to: v.literal('address'), address: text }),
    v.object({ to: v.literal('product'), oldId }),
    v.object({ to: v.literal('category'), address: text }),
  ]),
})
export type OldRedirect = v.InferOutput<typeof OldRedirect>

/** An address that the old shop told search engines; what stood there, it does not say. */
export const OldLocation = v.object({
  kind: v.literal('oldAddress'),
  address: v.pipe(
    v.string(),
    v.minLength(1, 'this is missing'),
    v.maxLength(2048),
    v.url('this is no address'),
  ),
})
export type OldLocation = v.InferOutput<typeof OldLocation>

export const OldAddress = v.object({
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  /** Street and number, as they were typed. */
  street: v.string(),
  addition: v.string(),
  zip: v.string(),
  city: v.string(),
  /** ISO 3166-1, two capital letters. */
  country: v.string(),
  phone: v.string(),
})
export type OldAddress = v.InferOutput<typeof OldAddress>

export const OldCustomer = v.object({
  kind: v.literal('customer'),
  oldId,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('this is no e-mail address'),
    v.maxLength(254),
  ),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  addresses: v.array(OldAddress),
  /** In the form that the old shop kept it in; null where it gives none away. */
  passwordHash: v.nullable(v.string()),
  /** When a link in a mail was followed to confirm the newsletter; null where the source does not prove it. */
  newsletterConfirmedAt: v.nullable(moment),
  /** The old shop knows that no newsletter is wanted; absent where it says nothing of that. */
  isNewsletterEnded: v.exactOptional(v.boolean()),
  createdAt: v.nullable(moment),
})
export type OldCustomer = v.InferOutput<typeof OldCustomer>

/** The password of a customer, where it stands in a file of its own. */
export const OldPassword = v.object({ kind: v.literal('password'), oldId, hash: text })

export const OldReview = v.object({
  kind: v.literal('review'),
  oldId,
  /** The old shop's id or article number of the product. */
  product: text,
  rating: v.picklist([1, 2, 3, 4, 5], 'a review has 1 to 5 whole stars'),
  title: v.string(),
  text: v.pipe(text, v.maxLength(4000)),
  nickname: v.string(),
  isVerified: v.boolean(),
  createdAt: moment,
})
export type OldReview = v.InferOutput<typeof OldReview>

export const OldGiftCard = v.object({
  kind: v.literal('giftCard'),
  code: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[A-Za-z0-9 -]{12,40}$/, 'a code has 12 to 40 letters, figures, spaces and dashes'),
  ),
  pin: v.pipe(v.string(), v.trim(), v.regex(/^\d{4,12}$/, 'a PIN has 4 to 12 figures')),
  amount: v.pipe(minor, v.minValue(1, 'the card is empty')),
  currency: v.picklist(CURRENCIES),
})
export type OldGiftCard = v.InferOutput<typeof OldGiftCard>

const OldOrderLine = v.object({
  name: v.pipe(text, v.maxLength(500)),
  options: v.pipe(v.string(), v.maxLength(500)),
  articleNumber: v.pipe(v.string(), v.maxLength(100)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Of all units, before what came off the order. */
  total: minor,
})

/** An order as history: nothing is delivered, paid or booked by it. */
export const OldOrder = v.object({
  kind: v.literal('order'),
  oldId,
  /** As its customer knows it. */
  number: v.pipe(text, v.maxLength(60)),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, 'without an e-mail address nobody could find the order'),
    v.email('this is no e-mail address'),
    v.maxLength(254),
  ),
  placedAt: v.pipe(
    v.string('this is no moment: write it as 2025-03-01 10:00:00'),
    v.isoTimestamp('this is no moment: write it as 2025-03-01 10:00:00'),
  ),
  state: v.picklist(FORMER_ORDER_STATES, 'this is no state of an order that is known here'),
  currency: v.picklist(CURRENCIES, `the shop knows amounts in ${CURRENCIES.join(' and ')} alone`),
  total: minor,
  refunded: minor,
  sums: v.object({ discount: minor, shipping: minor, fees: minor, tax: minor }),
  lines: v.pipe(v.array(OldOrderLine), v.minLength(1, 'the order has no lines'), v.maxLength(1000)),
  /** Where it went; null where nothing was sent. */
  address: v.nullable(v.omit(OldAddress, ['phone'])),
})
export type OldOrder = v.InferOutput<typeof OldOrder>

/** A page or an article of the old shop, as it was written. */
export const OldStory = v.object({
  kind: v.literal('story'),
  oldId,
  name: v.pipe(text, v.maxLength(200)),
  sort: v.picklist(['page', 'article']),
  /** What it was called in its address, with the pages above it: `service/versand`. */
  slug: text,
  html: v.pipe(v.string(), v.maxLength(500_000, 'the text is longer than 500,000 letters')),
  /** Where it stood, by which links and pictures without a host are read. */
  base: v.pipe(v.string(), v.url('this is no address')),
  /** Paths that led to it; none where nobody but editors saw it. */
  addresses: v.array(text),
  writtenAt: v.nullable(moment),
})
export type OldStory = v.InferOutput<typeof OldStory>

/** What every source is translated into: one neutral record, whatever system it comes from. */
export const OldRecord = v.variant('kind', [
  OldProduct,
  OldRedirect,
  OldLocation,
  OldCustomer,
  OldPassword,
  OldReview,
  OldGiftCard,
  OldOrder,
  OldStory,
])
export type OldRecord = v.InferOutput<typeof OldRecord>

/** What a file holds; files are moved in in this order, as later ones name what earlier ones bring. */
export const TOPICS = [
  // Read with the products, which name what stands in them; they lead addresses on themselves.
  'lists',
  'products',
  'stories',
  'redirects',
  'sitemap',
  'passwords',
  'customers',
  'orders',
  'reviews',
  'giftCards',
] as const
export type Topic = (typeof TOPICS)[number]
