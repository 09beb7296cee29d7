import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { CURRENCIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { LinesAnswer, linesOf, MOST_LINES } from './goods-line-commands.ts'
import { GoodsId } from './product-commands.ts'

const Currency = v.picklist(CURRENCIES)
const Cost = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))

const GoodsCost = v.object({
  variantId: v.number(),
  referenceKey: v.string(),
  currency: Currency,
  /** What a unit is bought for, minor units without tax. */
  cost: v.number(),
})
export type GoodsCost = v.InferOutput<typeof GoodsCost>

/** What the variants of products, or those of these keys, are bought for. One that nobody has said is left out. */
export const goodsCosts = defineCommand({
  name: 'goodsCosts',
  right: 'costs.read',
  changes: null,
  input: v.strictObject({
    products: v.optional(v.pipe(v.array(GoodsId), v.maxLength(MOST_LINES)), []),
    keys: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)), []),
  }),
  answer: v.object({ costs: v.array(GoodsCost) }),
})

/**
 * Says what units are bought for from now on, where it is still as it was on the screen; null is: not known. Orders that
 * were placed keep the cost of their day.
 */
export const changeCosts = defineCommand({
  name: 'changeCosts',
  right: 'costs.change',
  changes: 'Says what units of variants are bought for.',
  undoneBy: 'changeCosts',
  input: v.strictObject({
    lines: linesOf(
      v.strictObject({
        variantId: GoodsId,
        currency: Currency,
        was: v.nullable(Cost),
        now: v.nullable(Cost),
      }),
    ),
  }),
  answer: LinesAnswer,
})
