import type { Wishlist } from '@shop/api-client/contract/wishlist'
import type { Variant } from '@shop/domain/product/product'

/** What a list says of the variant that a wish is for. */
export function wishedVariant({
  id,
  referenceKey,
  label,
}: Pick<Variant, 'id' | 'referenceKey' | 'label'>): NonNullable<Wishlist['items'][number]['variant']> {
  return { id, referenceKey, label }
}
