/** A variant has another number of units now, and is neither sold out by that nor available again. */
export type StockNote = { productId: number; variantId: number; quantity: number }

const NOTE = /^stock:(\d+):(\d+):(-?\d+)$/

/** What a tag of the change feed says about stock; null for every other tag. */
export function stockNote(tag: string): StockNote | null {
  const [, productId, variantId, quantity] = NOTE.exec(tag) ?? []
  if (productId === undefined) return null
  return { productId: Number(productId), variantId: Number(variantId), quantity: Number(quantity) }
}
