import type { Scratch } from '../columns/scratch.ts'

/** Positions side by side with those of their family. */
export type FamilyGroups = {
  positions: Uint32Array
  /** Where each family begins, and after the last one where it ends. */
  starts: Uint32Array
  /** How many families there are. */
  count: number
}

/** Brings the first `count` positions together by family; `families` holds the number of each. */
export function familyGroups(
  positions: Uint32Array,
  count: number,
  families: Int32Array,
  scratch: Scratch,
): FamilyGroups {
  const places = scratch.positions(8, families.length)
  for (let index = 0; index < count; index += 1) places[families[positions[index] ?? 0] ?? 0] = 0
  for (let index = 0; index < count; index += 1) {
    const family = families[positions[index] ?? 0] ?? 0
    places[family] = (places[family] ?? 0) + 1
  }
  // Sizes become places: the first of each family that is met makes room for all of it.
  const starts = scratch.positions(7, count + 1)
  const isPlaced = scratch.zeroes(2, families.length)
  let [met, next] = [0, 0]
  const grouped = scratch.positions(6, count)
  for (let index = 0; index < count; index += 1) {
    const position = positions[index] ?? 0
    const family = families[position] ?? 0
    if (isPlaced[family] === 0) {
      isPlaced[family] = 1
      const size = places[family] ?? 0
      places[family] = next
      starts[met] = next
      met += 1
      next += size
    }
    const place = places[family] ?? 0
    grouped[place] = position
    places[family] = place + 1
  }
  starts[met] = next
  return { positions: grouped, starts, count: met }
}
