import { type AttributeValues, attributeValue } from '../product/advanced-value.ts'
import { voucherKind } from '../product-detail/voucher-kind.ts'
import { isPromotable } from '../recommendation/is-promotable.ts'
import type { Company } from '../shop/brand.ts'

/** Attribute of books and other goods whose price the law or the maker fixes, value `1`. */
const FIXED_PRICE = 'preisgebunden'

/**
 * Whether promotions, vouchers and points leave a product alone: goods of a fixed price, infant formula, and gift cards,
 * which are money.
 *
 * @see eu-duties C-14, C-17
 */
export function isPriceBound(
  product: { attributes: AttributeValues; referenceKey: string },
  company: Company,
): boolean {
  return hasOnePrice(product) || voucherKind(product.referenceKey, company) !== null
}

/** Whether the law lets a product cost the same in every quantity alone: goods of a fixed price and infant formula. */
export function hasOnePrice(product: { attributes: AttributeValues }): boolean {
  return attributeValue(product.attributes, FIXED_PRICE) === '1' || !isPromotable(product)
}
