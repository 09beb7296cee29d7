import { problem } from '@shop/api-client/contract/problem'
import type { Product, Variant } from '@shop/domain/product/product'
import { isOnlineOnly } from '@shop/domain/product-detail/is-online-only'
import type { CallContext } from '../on.ts'

/**
 * A variant that stores may sell. 404 `variant_not_found` where the shop has no such variant or no click and reserve,
 * 409 `online_only` for what is only sent. Enforced here as well as on the page: a switch that is off is off.
 *
 * @see spec §3 "Per-locale shop options", §4 "Online-only product"
 */
export async function retailVariant(
  { shop, catalogue }: Pick<CallContext, 'shop' | 'catalogue'>,
  variantId: number,
): Promise<{ product: Product; variant: Variant }> {
  const found = shop.features.clickAndReserve ? await catalogue.variant(variantId) : null
  if (!found?.product.isActive)
    throw problem(404, 'variant_not_found', `There is no variant ${variantId} in the stores of this shop.`)
  if (isOnlineOnly(found.product, found.variant))
    throw problem(409, 'online_only', 'This article is sold online alone: no store has it.')
  return found
}
