import { attributeValue } from '../product/advanced-value.ts'
import type { Product } from '../product/product.ts'
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
  product: Pick<Product, 'attributes' | 'referenceKey'>,
  company: Company,
): boolean {
  return (
    attributeValue(product.attributes, FIXED_PRICE) === '1' ||
    !isPromotable(product) ||
    voucherKind(product.referenceKey, company) !== null
  )
}
