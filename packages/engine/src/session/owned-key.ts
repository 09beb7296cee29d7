import { basketKey, wishlistKey } from '@shop/domain/basket/basket-key'
import type { Shop } from '@shop/domain/shop/shop'
import { unknownKey } from '../http/input-problem.ts'
import type { Session } from './session.ts'

/**
 * Refuses every key but the session's own, and that of nobody, which is the asker's: 404 for foreign, malformed and
 * unknown ones alike, and for every wishlist where the shop has none.
 *
 * @see product §3 "Rights"; spec §6 "wishlist"
 */
export function requireOwnKey(kind: 'basket' | 'wishlist', key: string, shop: Shop, session: Session): void {
  const own = kind === 'basket' ? basketKey : wishlistKey
  if (kind === 'wishlist' && !shop.features.wishlist) throw unknownKey()
  if (key !== own(shop.shopId, session.userId) && key !== own(shop.shopId, '')) throw unknownKey()
}
