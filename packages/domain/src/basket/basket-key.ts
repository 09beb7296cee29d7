/**
 * The key of a user's basket. That of nobody, with an empty id, is one's own, whoever one turns out to be: who comes
 * without a session gets one with the first thing that is kept.
 *
 * @see spec §3 "Basket"
 */
export function basketKey(shopId: number, userId: string): string {
  return `basket_${shopId}_${userId}`
}

/** The same for the wishlist. @see spec §3 "Wishlist" */
export function wishlistKey(shopId: number, userId: string): string {
  return `wishlist_${shopId}_${userId}`
}
