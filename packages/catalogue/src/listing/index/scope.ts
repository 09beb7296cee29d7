import type { Country } from '@shop/domain/market/markets'
import type { Scratch } from '../columns/scratch.ts'
import { type FacetCounts, facetCounts, familyFacetCounts } from '../facets/facet-counts.ts'
import { familyGroups } from '../facets/family-groups.ts'
import type { Scope, TextSearch } from './catalogue-index-types.ts'
import { VISIBLE } from './country-columns.ts'
import type { FacetColumn, IndexStore } from './index-store.ts'

/** The visible positions of a scope in a country; only the first `count` are meant. */
export type Scoped = { scope: Scope; country: Country; positions: Uint32Array; count: number }

/** Counts of a scope without any filter. */
export type ScopeCounts = {
  facets: ReadonlyMap<FacetColumn, FacetCounts>
  /** Minor units; upside down for no products. */
  span: { min: number; max: number }
}

/** Picks the positions of a scope that are alive and visible, in ascending order. */
export function scopedPositions<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  scope: Scope,
  country: Country,
): Scoped {
  const flags = store.columnsOf(country).flags.items
  const { items, length } = candidatesOf(store, scope)
  const positions = scratch.positions(0, length)
  let count = 0
  if (items === null) {
    for (let position = 0; position < length; position += 1) {
      if (((flags[position] ?? 0) & VISIBLE) === 0) continue
      positions[count] = position
      count += 1
    }
  } else {
    for (let index = 0; index < length; index += 1) {
      const position = items[index] ?? 0
      if (((flags[position] ?? 0) & VISIBLE) === 0) continue
      positions[count] = position
      count += 1
    }
  }
  return { scope, country, positions, count }
}

/** `items` is null for every position there is. */
function candidatesOf<Text extends TextSearch>(
  store: IndexStore<Text>,
  scope: Scope,
): { items: Uint32Array | null; length: number } {
  if (scope.kind === 'all') return { items: null, length: store.length }
  if (scope.kind === 'category') return store.places.posting(scope.categoryId)
  return { items: scope.found.positions, length: scope.found.count }
}

/** Counts everything in a scope, for all facets: families where they have one card. */
export function scopeCounts<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  { country, positions, count }: Scoped,
): ScopeCounts {
  const prices = store.columnsOf(country).price.items
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = 0; index < count; index += 1) {
    const amount = prices[positions[index] ?? 0] ?? 0
    if (amount < min) min = amount
    if (amount > max) max = amount
  }
  const counter = facetCounter(store, scratch, { positions, count, country })
  const facets = new Map([...store.facets.values()].map((facet) => [facet, counter(facet)]))
  return { facets, span: { min, max } }
}

/** Counts the values of facets among the first `count` positions; they are brought together by family once for all. */
export function facetCounter<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  { positions, count, country }: Pick<Scoped, 'positions' | 'count' | 'country'>,
): (facet: FacetColumn) => FacetCounts {
  if (!store.isOfFamilies)
    return ({ values, codesIn }) => facetCounts(values, codesIn(country).items, positions, count)

  const groups = familyGroups(positions, count, store.families.numbers.items, scratch)
  return ({ values, codesIn }) => familyFacetCounts(values, codesIn(country).items, groups)
}
