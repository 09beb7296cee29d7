import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { COUNTRIES, CURRENCIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { LINE_PROBLEMS } from './command-outcome.ts'
import { defineCommand } from './define-command.ts'
import { GoodsId } from './product-commands.ts'

const Country = v.picklist(COUNTRIES)
const Minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))
const Units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** Lines of one request: what is more goes in several. */
export const MOST_LINES = 200
/** Of a count of stock. */
export const LONGEST_REASON = 200

const RefusedLine = v.object({
  key: v.string(),
  country: v.nullable(Country),
  /** Of a cost, which belongs to no country. */
  currency: v.exactOptional(v.picklist(CURRENCIES)),
  problem: v.picklist(LINE_PROBLEMS),
  /** What it is meanwhile, and who has made it so, where somebody was quicker. */
  current: v.nullable(v.number()),
  by: v.nullable(v.string()),
})
export type RefusedLine = v.InferOutput<typeof RefusedLine>

/** Good lines are done and the others are said with their reasons: one of them holds up no other. */
export const LinesAnswer = v.object({ changed: v.number(), refused: v.array(RefusedLine) })

export const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(v.array(line), v.minLength(1, 'Nothing has changed.'), v.maxLength(MOST_LINES))

const Asked = v.strictObject({ price: v.nullable(Minor), before: v.nullable(Minor) })

/** Changes prices that are still as they were on the screen; null is: not sold in the country. */
export const changePrices = defineCommand({
  name: 'changePrices',
  right: 'prices.change',
  changes: 'Changes prices of variants in countries, from now on.',
  undoneBy: 'changePrices',
  input: v.strictObject({
    lines: linesOf(v.strictObject({ variantId: GoodsId, country: Country, was: Asked, now: Asked })),
  }),
  answer: LinesAnswer,
})

/** Counts shelves anew that are still as they were on the screen. */
export const changeStock = defineCommand({
  name: 'changeStock',
  right: 'stock.change',
  changes: 'Says how many units of variants can be sold, and why.',
  undoneBy: 'changeStock',
  input: v.strictObject({
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Say why, in a few words: “counted”, “broken in transit”.'),
      v.maxLength(LONGEST_REASON, `The reason has at most ${LONGEST_REASON} letters.`),
    ),
    lines: linesOf(
      v.strictObject({ referenceKey: v.pipe(v.string(), v.maxLength(64)), was: Units, now: Units }),
    ),
  }),
  answer: LinesAnswer,
})

/** Puts products on sale or takes them off it. */
export const changeSale = defineCommand({
  name: 'changeSale',
  right: 'products.change',
  changes: 'Puts products on sale or takes them off it.',
  undoneBy: 'changeSale',
  input: v.strictObject({
    lines: linesOf(v.strictObject({ productId: GoodsId, was: v.boolean(), now: v.boolean() })),
  }),
  answer: LinesAnswer,
})

const GoodsRow = v.object({
  variantId: v.number(),
  referenceKey: v.string(),
  productId: v.number(),
  name: v.string(),
  label: v.string(),
  units: v.number(),
  isActive: v.boolean(),
  prices: v.record(v.string(), v.object({ price: v.number(), before: v.nullable(v.number()) })),
})
export type GoodsRow = v.InferOutput<typeof GoodsRow>

/** The variants of products, or of these keys, as rows of a table. Unknown ones are left out. */
export const goodsRows = defineCommand({
  name: 'goodsRows',
  right: 'products.read',
  changes: null,
  input: v.strictObject({
    products: v.optional(v.pipe(v.array(GoodsId), v.maxLength(MOST_LINES)), []),
    keys: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)), []),
  }),
  answer: v.object({ rows: v.array(GoodsRow) }),
})

const PlannedPrice = v.object({
  country: Country,
  validFrom: v.string(),
  price: v.nullable(v.number()),
  before: v.nullable(v.number()),
})

/** What a variant costs, has cost and will cost, the latest first. */
export const variantPrices = defineCommand({
  name: 'variantPrices',
  right: 'prices.read',
  changes: null,
  input: v.strictObject({ variantId: GoodsId }),
  answer: v.object({
    history: v.array(
      v.object({
        country: Country,
        currency: v.picklist(CURRENCIES),
        since: v.string(),
        /** Null: not sold from then on. */
        price: v.nullable(v.number()),
        before: v.nullable(v.number()),
      }),
    ),
    future: v.array(PlannedPrice),
  }),
})

/**
 * Plans a price that holds from a moment to come; one that is planned for the same moment is replaced, as long as it is what
 * it `was` on the screen where somebody says so; null is none.
 */
export const planPrice = defineCommand({
  name: 'planPrice',
  right: 'prices.change',
  changes: 'Plans a price from a moment on.',
  undoneBy: 'withdrawFuturePrice',
  input: v.strictObject({
    variantId: GoodsId,
    country: Country,
    validFrom: v.pipe(v.string(), v.isoTimestamp('Write the moment as 2026-12-01T00:00:00Z.')),
    ...Asked.entries,
    was: v.optional(v.nullable(Asked)),
  }),
  answer: v.object({ isChanged: v.boolean() }),
})
