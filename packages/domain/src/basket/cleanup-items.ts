import type { BasketItem } from './basket.ts'

/** How often a line that cannot be bought is tried to be removed. @see spec §4 "Basket item" */
export const CLEANUP_TRIES = 3

/**
 * The lines a cleanup still has to remove: those that cannot be bought and were tried fewer than three times, so that a
 * removal that keeps failing does not go on for ever. `tries` counts by the key of a line.
 *
 * @see spec §4 "Unbuyable items are removed by a cleanup"
 */
export function cleanupItems(items: readonly BasketItem[], tries: ReadonlyMap<string, number>): BasketItem[] {
  return items.filter(({ key, status }) => status !== 'available' && (tries.get(key) ?? 0) < CLEANUP_TRIES)
}
