/** @see spec §3 "Basket" */
export function basketKey(shopId: number, userId: string): string {
  return `basket_${shopId}_${userId}`
}

/** @see spec §3 "Wishlist" */
export function wishlistKey(shopId: number, userId: string): string {
  return `wishlist_${shopId}_${userId}`
}
