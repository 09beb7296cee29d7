import type { CodeItems } from '../columns/column.ts'
import { countCodes } from '../columns/count-codes.ts'
import { Uint32List } from '../columns/growable.ts'
import type { FacetValues } from './facet-values.ts'
import type { FamilyGroups } from './family-groups.ts'

/** How many of some products have each value of a facet. */
export type FacetCounts = {
  /** By entry number. */
  counts: Uint32Array
  /** The entries that any of the products has, each once: the others need not be looked at. */
  met: Uint32List
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
  const found: FacetCounts = { counts: new Uint32Array(entries.length), met: new Uint32List(), covered: 0 }
  if (count * 4 < combinations.length) {
    for (let index = 0; index < count; index += 1)
      addCombination(found, combinations, codes[positions[index] ?? 0] ?? 0, 1)
    return found
  }
  const byCode = new Uint32Array(combinations.length)
  countCodes(codes, positions, count, byCode)
  for (let code = 0; code < byCode.length; code += 1)
    addCombination(found, combinations, code, byCode[code] ?? 0)
  return found
}

/** Counts the values of families: a value of several members counts once. */
export function familyFacetCounts(
  values: FacetValues,
  codes: CodeItems,
  { positions, starts, count }: FamilyGroups,
): FacetCounts {
  const { combinations, entries } = values
  const found: FacetCounts = { counts: new Uint32Array(entries.length), met: new Uint32List(), covered: 0 }
  const byCode = new Uint32Array(combinations.length)
  for (let family = 0; family < count; family += 1) {
    const [start, end] = [starts[family] ?? 0, starts[family + 1] ?? 0]
    const code = codes[positions[start] ?? 0] ?? 0
    let index = start + 1
    while (index < end && (codes[positions[index] ?? 0] ?? 0) === code) index += 1
    if (index === end) byCode[code] = (byCode[code] ?? 0) + 1
    else addFamily(found, combinations, codes, positions.subarray(start, end))
  }
  for (let code = 0; code < byCode.length; code += 1)
    addCombination(found, combinations, code, byCode[code] ?? 0)
  return found
}

/** Members that differ: each of their values once. */
function addFamily(
  found: FacetCounts,
  combinations: FacetValues['combinations'],
  codes: CodeItems,
  members: Uint32Array,
): void {
  const held = new Set<number>()
  for (const position of members)
    for (const entry of combinations[codes[position] ?? 0] ?? []) held.add(entry)
  if (held.size === 0) return
  found.covered += 1
  for (const entry of held) addEntry(found, entry, 1)
}

function addCombination(
  to: FacetCounts,
  combinations: FacetValues['combinations'],
  code: number,
  times: number,
): void {
  const held = combinations[code]
  if (times === 0 || code === 0 || held === undefined) return
  to.covered += times
  for (let index = 0; index < held.length; index += 1) addEntry(to, held[index] ?? 0, times)
}

function addEntry({ counts, met }: FacetCounts, entry: number, times: number): void {
  const before = counts[entry] ?? 0
  if (before === 0) met.push(entry)
  counts[entry] = before + times
}
