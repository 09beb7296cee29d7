import type { Facet } from '@shop/api-client/contract/catalogue'
import type { Market } from '@shop/domain/shop/markets'
import type { Localised } from '../../catalogue/catalogue-record.ts'
import { told } from '../../catalogue/told-words.ts'
import { FACET_WORDS } from '../facet-words.ts'
import { PRICE, type PriceRange } from './chosen-filters.ts'
import type { FacetCounts } from './facet-counts.ts'
import type { FacetEntry, FacetValues } from './facet-values.ts'

/** A language in a country, for the words. */
export type Reader = Pick<Market, 'language' | 'country'>

/** A facet of one listing before it is put into words. */
export type CountedFacet = {
  values: FacetValues
  /** Of everything in the scope: what stands there at all. */
  met: FacetCounts
  /** Of what the filters leave. */
  counts: Uint32Array
  /** null where the facet is not filtered by. */
  chosen: ReadonlySet<string> | null
}

/** Facets in the order a shopper meets them; the others stand in between, what most products have first. */
const FIRST = ['colour', 'size', 'material', 'brand']
const LAST = ['rating', 'delivery', 'sale']
/** Where the price stands among the facets: a desktop shows four of them. */
const PRICE_PLACE = 2
/** Nobody reads more, and a page would grow without bounds. */
const MOST_VALUES = 300

/** The facets as the contract tells them; those with nothing to choose are left out. */
export function toldFacets(counted: readonly CountedFacet[], price: Facet | null, reader: Reader): Facet[] {
  const facets = counted
    .filter(({ met }) => met.covered > 0)
    .sort((a, b) => placeOf(a) - placeOf(b) || b.met.covered - a.met.covered || byName(a, b))
    .flatMap((one) => toldFacet(one, reader) ?? [])
  return price ? facets.toSpliced(PRICE_PLACE, 0, price) : facets
}

function placeOf({ values: { name } }: CountedFacet): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name)
  return FIRST.length + 1 + LAST.indexOf(name)
}

function byName(a: CountedFacet, b: CountedFacet): number {
  return a.values.name < b.values.name ? -1 : 1
}

function toldFacet({ values, met, counts, chosen }: CountedFacet, reader: Reader): Facet | null {
  const order = values.orderIn(reader.language)
  const groups = new Map<string, Group>()
  for (const [number, times] of met.counts.entries()) {
    const entry = values.entries[number]
    if (times === 0 || !entry) continue
    const group = groups.get(entry.value)
    const one = { entry, times, count: counts[number] ?? 0, order: order[number] ?? 0 }
    groups.set(entry.value, group ? joined(group, one) : one)
  }
  const shown = [...groups.values()]
    .sort((a, b) => Number(isChosen(b, chosen)) - Number(isChosen(a, chosen)) || b.times - a.times)
    .slice(0, MOST_VALUES)
    .sort((a, b) => a.order - b.order)

  const { name } = values
  const type = name === 'colour' ? 'colour' : name === 'sale' ? 'flag' : 'values'
  const isUseful = chosen !== null || shown.length > 1 || (type === 'flag' && shown.length === 1)
  const [first] = shown
  if (!isUseful || !first) return null
  return {
    name,
    label: told(facetLabel(shown), reader),
    type,
    values: shown.map((group) => ({
      value: group.entry.value,
      label: told(group.entry.label, reader),
      count: group.count,
      selected: isChosen(group, chosen),
    })),
    range: null,
  }
}

/** A value with everything that stands behind it; several entries when its label was corrected. */
type Group = { entry: FacetEntry; times: number; count: number; order: number }

function joined(a: Group, b: Group): Group {
  const shown = a.times > b.times || (a.times === b.times && a.order < b.order) ? a : b
  return { ...shown, times: a.times + b.times, count: a.count + b.count }
}

function isChosen({ entry }: Group, chosen: ReadonlySet<string> | null): boolean {
  return chosen?.has(entry.value) ?? false
}

/** What most products call the facet. */
function facetLabel(groups: readonly Group[]): Localised {
  const [first] = [...groups].sort((a, b) => b.times - a.times || a.order - b.order)
  return first?.entry.facetLabel ?? { de: '', fr: '', nl: '' }
}

/** The range of the price; null when there is nothing to choose. */
export function toldPriceFacet(
  { min, max }: { min: number; max: number },
  price: PriceRange | null,
  reader: Reader,
): Facet | null {
  if (price === null && !(min < max)) return null
  const isEmpty = min > max
  return {
    name: PRICE,
    label: told(FACET_WORDS.price, reader),
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
