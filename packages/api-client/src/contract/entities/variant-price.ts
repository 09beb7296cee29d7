import { CURRENCIES } from '@shop/domain/market/markets'
import type { AppliedReduction, VariantPrice } from '@shop/domain/product/product'
import * as v from 'valibot'

const text = v.string()
const number = v.number()
const orNull = <const S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const currency = v.picklist(CURRENCIES)

export const AppliedReductionSchema: v.GenericSchema<AppliedReduction> = v.object({
  category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
  type: v.picklist(['relative', 'absolute']),
  amount: v.object({ relative: number, absoluteWithTax: number }),
  promotionId: v.exactOptional(text),
})

export const VariantPriceSchema: v.GenericSchema<VariantPrice> = v.object({
  withTax: number,
  withoutTax: number,
  recommendedRetailPrice: orNull(number),
  tax: v.object({ vat: v.object({ amount: number, rate: number }) }),
  currencyCode: currency,
  reference: orNull(
    v.object({ withTax: number, unit: text, size: number, content: v.exactOptional(number) }),
  ),
  appliedReductions: v.array(AppliedReductionSchema),
  lowestPriorPrice: orNull(number),
})
