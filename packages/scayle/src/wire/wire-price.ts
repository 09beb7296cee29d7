import * as v from 'valibot'
import { cents, maybe, text } from './wire-parts.ts'

export const WireReduction = v.object({
  category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
  type: v.picklist(['relative', 'absolute']),
  amount: v.object({ relative: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), absoluteWithTax: cents }),
  promotionId: v.nullish(text),
})
export type WireReduction = v.InferOutput<typeof WireReduction>

/** What lines of a basket cost: a price without the rate of its tax. */
export const WireLinePrice = v.object({
  withTax: cents,
  withoutTax: cents,
  recommendedRetailPrice: maybe(cents),
  appliedReductions: v.array(WireReduction),
  currencyCode: text,
})
export type WireLinePrice = v.InferOutput<typeof WireLinePrice>

export const WirePrice = v.object({
  ...WireLinePrice.entries,
  tax: v.object({
    vat: v.object({ amount: cents, rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  }),
  reference: maybe(v.object({ withTax: cents, size: v.pipe(v.number(), v.gtValue(0)), unit: text })),
  beforeSaleWithTax: maybe(cents),
})
export type WirePrice = v.InferOutput<typeof WirePrice>

export const WireLowestPrior = v.object({ withTax: v.nullable(cents) })
