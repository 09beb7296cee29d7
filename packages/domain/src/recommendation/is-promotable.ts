import { type AttributeValues, attributeValue } from '../product/advanced-value.ts'

/** Attribute of infant formula, value `1`. */
export const INFANT_FORMULA = 'saeuglingsanfangsnahrung'

/**
 * Whether a product may be put forward to shoppers who did not ask for it. Infant formula may not: no
 * recommendations, badges, discounts or points.
 *
 * @see eu-duties C-17 (Regulation 2016/127, LGV Art. 41)
 */
export function isPromotable({ attributes }: { attributes: AttributeValues }): boolean {
  return attributeValue(attributes, INFANT_FORMULA) !== '1'
}
