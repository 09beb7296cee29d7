import { SOLD_OUT } from './buyability.ts'
import type { Variant } from './product.ts'

/**
 * A variant is buyable when its code is not 4. The sibling list asks this; buttons ask `canOrder`.
 *
 * @see spec §4; product §11.2
 */
export function isBuyable(variant: Pick<Variant, 'buyability'>): boolean {
  return variant.buyability !== SOLD_OUT
}
