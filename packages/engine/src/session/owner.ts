import type { Shop } from '@shop/domain/shop/shop'
import type { Session } from './session.ts'

/** Whose basket or wishlist: each shopper has one of each per shop. */
export type Owner = { shopId: number; userId: string }

/** The owner of a session in a shop. */
export function ownerOf({
  shop,
  session,
}: {
  shop: Pick<Shop, 'shopId'>
  session: Pick<Session, 'userId'>
}): Owner {
  return { shopId: shop.shopId, userId: session.userId }
}
