import type { Language } from '../market/markets.ts'
import { PERCENT_SIGN } from '../money/percent-sign.ts'
import type { Variant } from '../product/product.ts'
import { chosenVariant } from '../variant/chosen-variant.ts'
import { priceSummary } from './price-summary.ts'

/**
 * What the badge of a reduced product says: the very percentage of the price that a card shows, and where that one is not
 * reduced, the least of the others. A badge of the highest one promised more than the price below it.
 *
 * @see spec §3 "Badge"; eu-duties C-09
 */
export function saleLabel(variants: readonly Variant[], language: Language): string | null {
  const percentOf = (variant: Variant) => priceSummary(variant, variants).discountPercent
  const shown = chosenVariant({ variants: [...variants] }, null)
  const ofShown = shown === null ? 0 : percentOf(shown)
  const percents = variants.map(percentOf).filter((percent) => percent > 0)
  const percent = ofShown > 0 ? ofShown : Math.min(...percents)
  return percents.length > 0 ? `−${percent}${PERCENT_SIGN[language]}` : null
}
