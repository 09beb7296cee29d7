/** @see spec §3 "Basket" */
export function basketKey(shopId: number, userId: string): string {
  return `basket_${shopId}_${userId}`
}

/** @see spec §3 "Wishlist" */
export function wishlistKey(shopId: number, userId: string): string {
  return `wishlist_${shopId}_${userId}`
}

/** What a key stands for. */
export type KeyOwner = { kind: 'basket' | 'wishlist'; shopId: number; userId: string }

/** Whose basket or wishlist a key means; null for whatever is no such key. @see product §3 "Rights" */
export function parseBasketKey(key: string): KeyOwner | null {
  const [, kind, shopId = '', userId = ''] = /^(basket|wishlist)_([1-9]\d{0,14})_(.+)$/.exec(key) ?? []
  if (kind !== 'basket' && kind !== 'wishlist') return null
  return { kind, shopId: Number(shopId), userId }
}
