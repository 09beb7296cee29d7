/** Which products a block wants, as one word: the same on both ends of the payload. */
export function sliderKey(wish: { products: readonly string[]; category: string | null }): string {
  return wish.products.length > 0 ? wish.products.join(',') : (wish.category ?? '')
}
