/** Degrees, WGS 84. */
export type Coordinates = { lat: number; lng: number }

/** Pieces that one reservation may hold. */
export const MOST_RESERVED = 5
/** From here down a store says how many pieces are left. */
const FEW = 3

/** How a store words its stock: exact numbers only where they matter, because shelves are counted once a day. */
export type StoreStock = { kind: 'plenty' } | { kind: 'few'; quantity: number } | { kind: 'none' }

export function storeStock(quantity: number): StoreStock {
  if (quantity <= 0) return { kind: 'none' }
  return quantity <= FEW ? { kind: 'few', quantity } : { kind: 'plenty' }
}
