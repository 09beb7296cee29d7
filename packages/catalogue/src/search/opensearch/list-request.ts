import type { Sort } from '@shop/api-client/contract/catalogue'
import type { Ranking } from '@shop/api-client/office/ranking-commands'
import { faceOrder } from '@shop/domain/family/face-order'
import type { PriceRange } from '../../listing/facets/chosen-filters.ts'
import { facetField } from './facet-entry.ts'
import type { JsonObject } from './opensearch-line.ts'

/** Which products a list is of, before any filter. */
export type AskedScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: number }
  /** What the words find, as a question. */
  | { kind: 'found'; query: JsonObject }

export type AskedFilters = {
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
}

export const NO_FILTERS: AskedFilters = { values: new Map(), price: null }

/** Values of a facet that are looked at; 100 of them are shown. */
export const MOST_VALUES = 500
/** Products of one card that are looked at, the most that a server hands out by itself. */
const MOST_MEMBERS = 100

/** What a product has to be for a list; `but` leaves one filter out, which is not to lower its own counts. */
export function memberFilters(scope: AskedScope, filters: AskedFilters, but?: string): JsonObject[] {
  const { values, price } = filters
  const chosen = [...values].filter(([name]) => name !== but)
  return [
    ...(scope.kind === 'category' ? [{ term: { 'm.places': scope.categoryId } }] : []),
    ...(scope.kind === 'found' ? [scope.query] : []),
    ...chosen.map(([name, some]) => ({ terms: { [`m.f.${facetField(name)}`]: [...some] } })),
    ...(price && but !== 'price' ? [{ range: { 'm.price': rangeOf(price) } }] : []),
  ]
}

/** Counts of facets among products that pass some filters, in cards. */
export function countsOf(filters: readonly JsonObject[], facets: readonly string[]): JsonObject {
  const cards = { cards: { reverse_nested: {} } }
  const ofFacet = (name: string) => ({
    filter: { exists: { field: `m.e.${facetField(name)}` } },
    aggs: {
      ...cards,
      values: { terms: { field: `m.e.${facetField(name)}`, size: MOST_VALUES }, aggs: cards },
    },
  })
  return {
    nested: { path: 'm' },
    aggs: {
      in: {
        filter: { bool: { filter: [...filters] } },
        aggs: {
          ...cards,
          least: { min: { field: 'm.price' } },
          most: { max: { field: 'm.price' } },
          ...Object.fromEntries(facets.map((name, at) => [`f${at}`, ofFacet(name)])),
        },
      },
    },
  }
}

export type CardsAsked = {
  scope: AskedScope
  filters: AskedFilters
  sort: Sort
  ranking: Ranking | undefined
  /** Cards of which something can be ordered, or those of which everything is sold out. */
  stock: 'orderable' | 'soldOut'
  from: number
  size: number
  /** Documents that stand elsewhere in the list. */
  without: readonly string[]
  /** Of this master key none. */
  withoutFamily?: string | undefined
  /** Whether every product of a card is wanted, and not its face alone. */
  allMembers?: boolean
}

/** A stretch of a list: its cards in their order, each with its face. */
export function cardsRequest(asked: CardsAsked): JsonObject {
  const { scope, filters, stock, from, size, without, withoutFamily, allMembers = false } = asked
  const matching = memberFilters(scope, filters)
  const orderable = { term: { 'm.soldOut': 0 } }
  const members = stock === 'orderable' ? [...matching, orderable] : matching
  const scoring = scoreQuery(asked)
  const isOutside = [
    ...(stock === 'soldOut'
      ? [{ nested: { path: 'm', query: { bool: { filter: [...matching, orderable] } } } }]
      : []),
    ...(without.length > 0 ? [{ ids: { values: [...without] } }] : []),
    ...(withoutFamily === undefined ? [] : [{ term: { family: withoutFamily } }]),
  ]
  return {
    from,
    size,
    track_total_hits: true,
    track_scores: true,
    _source: false,
    docvalue_fields: ['family'],
    query: {
      bool: {
        must: [
          {
            nested: {
              path: 'm',
              score_mode: 'max',
              query: { bool: { ...(scoring && { must: [scoring] }), filter: members } },
              inner_hits: {
                name: 'face',
                size: allMembers ? Math.min(size, MOST_MEMBERS) : 1,
                track_scores: true,
                _source: false,
                docvalue_fields: ['m.id', 'm.popularity'],
                sort: facesFirst(asked, scoring !== null),
              },
            },
          },
        ],
        ...(isOutside.length > 0 && { must_not: isOutside }),
      },
    },
    sort: cardsFirst(asked, members, scoring !== null),
  }
}

/** Which cards have pinned products that can be ordered, with all of those. */
export function pinsRequest(scope: AskedScope, filters: AskedFilters, pins: readonly number[]): JsonObject {
  const members = [
    ...memberFilters(scope, filters),
    { term: { 'm.soldOut': 0 } },
    { terms: { 'm.id': [...pins] } },
  ]
  return {
    size: pins.length,
    _source: false,
    docvalue_fields: ['family'],
    query: {
      nested: {
        path: 'm',
        query: { bool: { filter: members } },
        inner_hits: {
          name: 'face',
          size: Math.min(pins.length, MOST_MEMBERS),
          _source: false,
          docvalue_fields: ['m.id', 'm.popularity'],
        },
      },
    },
  }
}

type Order = { field: string; order: 'asc' | 'desc'; mode: 'min' | 'max' }

const CHEAPEST: Order = { field: 'm.byPrice', order: 'asc', mode: 'min' }
const ORDERS: Record<Exclude<Sort, 'relevancy'>, readonly Order[]> = {
  price_asc: [CHEAPEST],
  // A card shows its cheapest product in both directions.
  price_desc: [{ field: 'm.price', order: 'desc', mode: 'min' }, CHEAPEST],
  newest: [{ field: 'm.newest', order: 'desc', mode: 'max' }],
  discount: [{ field: 'm.byDiscount', order: 'desc', mode: 'max' }],
  delivery: [{ field: 'm.byDelivery', order: 'asc', mode: 'min' }],
  rating: [{ field: 'm.rating', order: 'desc', mode: 'max' }],
}
const POPULAR: Order = { field: 'm.popularity', order: 'desc', mode: 'max' }
const FIRST: Order = { field: 'm.id', order: 'asc', mode: 'min' }

function cardsFirst({ sort }: CardsAsked, members: readonly JsonObject[], isScored: boolean): JsonObject[] {
  const nested = { path: 'm', filter: { bool: { filter: [...members] } } }
  const orders = [...(sort === 'relevancy' ? [] : ORDERS[sort]), POPULAR, FIRST]
  return [
    ...(isScored ? [{ _score: { order: 'desc' } }] : []),
    ...orders.map(({ field, order, mode }) => ({ [field]: { order, mode, nested } })),
  ]
}

function facesFirst({ sort }: CardsAsked, isScored: boolean): JsonObject[] {
  const within = faceOrder(sort)
  const orders = [...(within === 'relevancy' ? [] : ORDERS[within]), POPULAR, FIRST]
  return [
    ...(isScored ? [{ _score: { order: 'desc' } }] : []),
    ...orders.map(({ field, order }) => ({ [field]: { order } })),
  ]
}

/** What products are scored by; null where popularity alone counts, or another order was chosen. */
function scoreQuery({ scope, sort, ranking }: CardsAsked): JsonObject | null {
  if (sort !== 'relevancy') return null
  const boosts = (ranking?.boosts ?? []).map((boost) => ({
    filter:
      'productId' in boost
        ? { term: { 'm.id': boost.productId } }
        : { term: { [`m.f.${facetField(boost.facet)}`]: boost.value } },
    weight: boost.factor,
  }))
  if (scope.kind === 'found') {
    if (boosts.length === 0) return scope.query
    return {
      function_score: {
        query: scope.query,
        functions: boosts,
        score_mode: 'multiply',
        boost_mode: 'multiply',
      },
    }
  }
  if (boosts.length === 0) return null
  const popularity = { field_value_factor: { field: 'm.popularity', missing: 0 } }
  return {
    function_score: {
      query: { match_all: {} },
      functions: [popularity, ...boosts],
      score_mode: 'multiply',
      boost_mode: 'replace',
    },
  }
}

function rangeOf({ from, to }: PriceRange): JsonObject {
  return { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) }
}
