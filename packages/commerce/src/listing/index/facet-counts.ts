import type { CodeItems } from './column.ts'
import { countCodes } from './count-codes.ts'
import type { FacetValues } from './facet-values.ts'

/** How many of some products have each value of a facet, by entry number. */
export type FacetCounts = {
  counts: Uint32Array
  /** How many have any value at all. */
  covered: number
}

/** Counts the values of the first `count` positions. */
export function facetCounts(
  values: FacetValues,
  codes: CodeItems,
  positions: Uint32Array,
  count: number,
): FacetCounts {
  const { combinations, entries } = values
  const counts = new Uint32Array(entries.length)
  if (count * 4 < combinations.length)
    return countedOneByOne(combinations, { codes, positions, count, counts })

  const byCode = new Uint32Array(combinations.length)
  countCodes(codes, positions, count, byCode)
  for (let code = 1; code < byCode.length; code += 1) {
    const number = byCode[code] ?? 0
    if (number === 0) continue
    for (const entry of combinations[code] ?? []) counts[entry] = (counts[entry] ?? 0) + number
  }
  return { counts, covered: count - (byCode[0] ?? 0) }
}

type OneByOne = { codes: CodeItems; positions: Uint32Array; count: number; counts: Uint32Array }

/** For few products and many combinations. */
function countedOneByOne(
  combinations: FacetValues['combinations'],
  { codes, positions, count, counts }: OneByOne,
): FacetCounts {
  let covered = 0
  for (let index = 0; index < count; index += 1) {
    const code = codes[positions[index] ?? 0] ?? 0
    if (code === 0) continue
    covered += 1
    for (const entry of combinations[code] ?? []) counts[entry] = (counts[entry] ?? 0) + 1
  }
  return { counts, covered }
}
