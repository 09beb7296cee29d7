import type { Country } from '@shop/domain/market/markets'
import { noteFailures, type Sieve } from '../columns/count-codes.ts'
import { Uint32List } from '../columns/growable.ts'
import type { Scratch } from '../columns/scratch.ts'
import { chosenPrice, chosenValues, PRICE, type PriceRange } from '../facets/chosen-filters.ts'
import type { FacetCounts } from '../facets/facet-counts.ts'
import { type CountedFacet, listedFacets, priceFacet } from '../facets/listed-facets.ts'
import type { IndexQuery, ListingResult, TextSearch } from './catalogue-index-types.ts'
import { facesOf } from './faces.ts'
import type { FacetColumn, IndexStore } from './index-store.ts'
import { orderedRange } from './ordered-range.ts'
import type { Rankings } from './rankings.ts'
import { facetCounter, type ScopeCounts, type Scoped, scopedPositions } from './scope.ts'

export type ListingParts<Text extends TextSearch> = {
  store: IndexStore<Text>
  rankings: Rankings
  scratch: Scratch
  /** Counts of a whole scope, kept while nothing changes. */
  countsOf: (scoped: Scoped) => ScopeCounts
}

/**
 * A page of a listing with its facets. A facet's own choice does not lower its own counts: a product that fails no
 * filter counts everywhere, one that fails exactly one counts in that facet alone.
 *
 * A brand may list families: one card for all colours of a thing, which passes a filter when one of them does, counts
 * once, and shows the colour that `faceOrder` puts first.
 *
 * What cannot be ordered comes last in every order. Values that are spelt in another way are found all the same; names
 * and values that nothing in the scope has are left out of the filters, so that an old link still finds its page.
 */
export function listProducts<Text extends TextSearch>(
  parts: ListingParts<Text>,
  query: IndexQuery,
): ListingResult {
  const { store, scratch } = parts
  const { country, scope, sort, perPage, page } = query
  const scoped = scopedPositions(store, scratch, scope, country)
  const whole = parts.countsOf(scoped)
  const chosen = chosenFilters(store, query.filters, whole)
  const isFiltered = chosen.values.size > 0 || chosen.price !== null
  const left = isFiltered ? filtered(store, scratch, { scoped, chosen, country }) : null
  const matches = left?.matches ?? scoped
  const listed = { ...matches, scope, sort, country, ranking: query.ranking }
  const cards = store.isOfFamilies ? facesOf(parts, listed) : matches

  const counted: CountedFacet[] = [...whole.facets].map(([facet, met]) => ({
    values: facet.values,
    met,
    counts: (left?.counts.get(facet) ?? met).counts,
    chosen: chosen.values.get(facet) ?? null,
  }))
  const price = priceFacet(left?.span ?? whole.span, chosen.price, query)
  const start = (page - 1) * perPage
  return {
    productIds: orderedRange(parts, { ...listed, ...cards, start, end: start + perPage }),
    total: cards.count,
    page,
    pages: Math.max(1, Math.ceil(cards.count / perPage)),
    facets: listedFacets(counted, price, query),
    filters: chosen.understood,
  }
}

type Chosen = {
  values: ReadonlyMap<FacetColumn, ReadonlySet<string>>
  price: PriceRange | null
  /** The same as words for the address. */
  understood: Record<string, string>
}

function chosenFilters<Text extends TextSearch>(
  store: IndexStore<Text>,
  filters: IndexQuery['filters'],
  whole: ScopeCounts,
): Chosen {
  const values = new Map<FacetColumn, ReadonlySet<string>>()
  const understood: Record<string, string> = {}
  for (const [name, facet] of store.facets) {
    const met = whole.facets.get(facet)
    const isThere = (value: string) =>
      facet.values.entriesOf(value).some((entry) => (met?.counts[entry] ?? 0) > 0)
    const present = chosenValues(filters, name, isThere)
    if (present.length === 0) continue
    values.set(facet, new Set(present))
    understood[name] = present.join(',')
  }
  const price = chosenPrice(filters)
  if (price) understood[PRICE] = `${price.from ?? ''}-${price.to ?? ''}`
  return { values, price, understood }
}

type Filtering = { scoped: Scoped; chosen: Chosen; country: Country }

/** What passes all filters, and the counts under them. */
function filtered<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  { scoped, chosen, country }: Filtering,
) {
  const { positions, count } = scoped
  const sieve: Sieve = {
    positions,
    count,
    failures: scratch.zeroes(0, count),
    failed: scratch.zeroes(1, count),
  }
  const facets = [...chosen.values]
  for (const [number, [facet, values]] of facets.entries())
    noteFailures(facet.codesIn(country).items, passingCodes(facet, values), sieve, number)
  const prices = store.columnsOf(country).price.items
  if (chosen.price) noteWrongPrices(prices, chosen.price, sieve, facets.length)

  const matches = scratch.positions(2, count)
  const nearly = facets.map(() => new Uint32List())
  const span = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
  let passed = 0
  for (let index = 0; index < count; index += 1) {
    const failures = sieve.failures[index] ?? 0
    if (failures > 1) continue
    const position = positions[index] ?? 0
    const failed = sieve.failed[index] ?? 0
    if (failures === 0) {
      matches[passed] = position
      passed += 1
    } else if (failed < facets.length) {
      nearly[failed]?.push(position)
      continue
    }
    const amount = prices[position] ?? 0
    if (amount < span.min) span.min = amount
    if (amount > span.max) span.max = amount
  }

  const counts = countsUnder(store, scratch, {
    country,
    matches: { positions: matches, count: passed },
    nearly: new Map(facets.map(([facet], number) => [facet, nearly[number] ?? new Uint32List()])),
  })
  return { matches: { positions: matches, count: passed }, span, counts }
}

type Filtered = {
  country: Country
  matches: { positions: Uint32Array; count: number }
  /** What fails nothing but the choice in a facet. */
  nearly: ReadonlyMap<FacetColumn, Uint32List>
}

/** What each facet would leave: a chosen one counts what fails it alone as well. */
function countsUnder<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  { country, matches, nearly }: Filtered,
): ReadonlyMap<FacetColumn, FacetCounts> {
  const ofMatches = facetCounter(store, scratch, { ...matches, country })
  const counts = new Map<FacetColumn, FacetCounts>()
  for (const facet of store.facets.values()) if (!nearly.has(facet)) counts.set(facet, ofMatches(facet))
  for (const [facet, { items, length }] of nearly) {
    const count = matches.count + length
    const positions = scratch.positions(10, count)
    positions.set(matches.positions.subarray(0, matches.count))
    positions.set(items.subarray(0, length), matches.count)
    counts.set(facet, facetCounter(store, scratch, { positions, count, country })(facet))
  }
  return counts
}

/** 1 for every combination that has one of the values. */
function passingCodes({ values }: FacetColumn, chosen: ReadonlySet<string>): Uint8Array {
  const entries = new Set([...chosen].flatMap((value) => values.entriesOf(value)))
  return Uint8Array.from(values.combinations, (held) => (held.some((entry) => entries.has(entry)) ? 1 : 0))
}

function noteWrongPrices(
  prices: Int32Array,
  { from, to }: PriceRange,
  { positions, count, failures, failed }: Sieve,
  facet: number,
): void {
  const [least, most] = [from ?? 0, to ?? Number.POSITIVE_INFINITY]
  for (let index = 0; index < count; index += 1) {
    const amount = prices[positions[index] ?? 0] ?? 0
    if (amount >= least && amount <= most) continue
    failures[index] = (failures[index] ?? 0) + 1
    failed[index] = facet
  }
}
