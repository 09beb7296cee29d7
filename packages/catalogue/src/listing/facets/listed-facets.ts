import type { Facet } from '@shop/api-client/contract/catalogue'
import type { Market } from '@shop/domain/market/markets'
import { localised } from '../../localised/localised.ts'
import { PRICE, type PriceRange } from './chosen-filters.ts'
import type { FacetCounts } from './facet-counts.ts'
import type { FacetEntry, FacetValues } from './facet-values.ts'
import { facetLabel } from './facet-words.ts'

/** A language in a country, for the words. */
export type Reader = Pick<Market, 'language' | 'country'>

/** A facet of one listing before it is put into words. */
export type CountedFacet = {
  values: FacetValues
  /** Values of everything in the scope. */
  met: FacetCounts
  /** Of what the filters leave. */
  counts: Uint32Array
  /** null where the facet is not filtered by. */
  chosen: ReadonlySet<string> | null
}

/** Facets in their fixed order; the others are in between, by how many products have them. */
const FIRST = ['colour', 'size', 'material', 'brand']
const LAST = ['rating', 'delivery', 'sale']
/** The price's place among the facets: a desktop shows four of them. */
const PRICE_PLACE = 2
/** More is not read, and a page would grow without bounds. */
const MOST_VALUES = 100

/** The facets as the contract has them; those without a choice are left out. */
export function listedFacets(counted: readonly CountedFacet[], price: Facet | null, reader: Reader): Facet[] {
  const facets = counted
    .filter(({ met }) => met.covered > 0)
    .sort((a, b) => placeOf(a) - placeOf(b) || b.met.covered - a.met.covered || byName(a, b))
    .flatMap((one) => listedFacet(one, reader) ?? [])
  return price ? facets.toSpliced(PRICE_PLACE, 0, price) : facets
}

function placeOf({ values: { name } }: CountedFacet): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name)
  return FIRST.length + 1 + LAST.indexOf(name)
}

function byName(a: CountedFacet, b: CountedFacet): number {
  return a.values.name < b.values.name ? -1 : 1
}

function listedFacet(counted: CountedFacet, reader: Reader): Facet | null {
  const { values, chosen } = counted
  const groups = groupsOf(counted, values.orderIn(reader.language))
  const { name } = values
  const type = name === 'colour' ? 'colour' : name === 'sale' ? 'flag' : 'values'
  const isUseful = chosen !== null || groups.length > 1 || (type === 'flag' && groups.length === 1)
  const [first] = groups
  if (!isUseful || !first) return null

  const label = groups.reduce((most, group) => (group.times > most.times ? group : most), first)
  return {
    name,
    label: localised(label.entry.facetLabel, reader),
    type,
    values: groups
      .sort((a, b) => a.order - b.order)
      .map(({ entry, count }) => ({
        value: entry.value,
        label: localised(entry.label, reader),
        count,
        selected: chosen?.has(entry.value) ?? false,
      })),
    range: null,
  }
}

/** A value with its entries: several while its label is being corrected. */
type Group = {
  entry: FacetEntry
  times: number
  count: number
  order: number
  /** How many have it in the wording that is shown. */
  worded: number
}

function groupsOf(counted: CountedFacet, order: Uint32Array): Group[] {
  const { values, met, counts } = counted
  const groups: Group[] = []
  const byValue = values.hasWordings ? new Map<string, Group>() : null
  for (const number of byValue ? metEntries(met) : mostMet(counted, order)) {
    const entry = values.entries[number]
    if (!entry) continue
    const times = met.counts[number] ?? 0
    const group = { entry, times, worded: times, count: counts[number] ?? 0, order: order[number] ?? 0 }
    const known = byValue?.get(entry.value)
    if (known) join(known, group)
    else {
      groups.push(group)
      byValue?.set(entry.value, group)
    }
  }
  return groups
}

function metEntries({ met }: FacetCounts): Uint32Array {
  return met.items.subarray(0, met.length)
}

/** The entries that are chosen and those that most products have, in no order. */
function mostMet({ values, met, chosen }: CountedFacet, order: Uint32Array): Iterable<number> {
  const entries = metEntries(met)
  if (entries.length <= MOST_VALUES) return entries

  const timesOf = (entry: number) => met.counts[entry] ?? 0
  const least = entries.map(timesOf).sort()[entries.length - MOST_VALUES] ?? 0
  const isChosen = (entry: number) => chosen?.has(values.entries[entry]?.value ?? '') ?? false
  const sure = entries.filter((entry) => timesOf(entry) > least || (chosen !== null && isChosen(entry)))
  const even = entries.filter((entry) => timesOf(entry) === least && !(chosen !== null && isChosen(entry)))
  const inOrder = even.sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0))
  return [...sure, ...inOrder.subarray(0, Math.max(0, MOST_VALUES - sure.length))]
}

/** What most products say is said. */
function join(group: Group, more: Group): void {
  if (more.worded > group.worded || (more.worded === group.worded && more.order < group.order)) {
    group.entry = more.entry
    group.order = more.order
    group.worded = more.worded
  }
  group.times += more.times
  group.count += more.count
}

/** The range of the price; null when there is nothing to choose. */
export function priceFacet(
  { min, max }: { min: number; max: number },
  price: PriceRange | null,
  reader: Reader,
): Facet | null {
  if (price === null && !(min < max)) return null
  const isEmpty = min > max
  return {
    name: PRICE,
    label: localised(facetLabel('price'), reader),
    type: 'range',
    values: [],
    range: {
      min: isEmpty ? 0 : min,
      max: isEmpty ? 0 : max,
      from: price?.from ?? null,
      to: price?.to ?? null,
    },
  }
}
