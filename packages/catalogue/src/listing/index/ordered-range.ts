import type { Sort } from '@shop/api-client/contract/catalogue'
import type { Ranking } from '@shop/api-client/office/ranking-commands'
import type { Country } from '@shop/domain/market/markets'
import type { CodeItems } from '../columns/column.ts'
import type { Scratch } from '../columns/scratch.ts'
import { type KeyOf, selectRange } from '../columns/select-range.ts'
import type { Scope, TextSearch } from './catalogue-index-types.ts'
import { SOLD_OUT } from './country-columns.ts'
import type { FacetColumn, IndexStore } from './index-store.ts'
import type { Rankings } from './rankings.ts'

export type RangeQuery = {
  /** Only the first `count` are meant. */
  positions: Uint32Array
  count: number
  scope: Scope
  sort: Sort
  country: Country
  start: number
  end: number
  /** Steers the list in place of what is stored for its category. */
  ranking?: Ranking | undefined
}

export type IndexParts<Text extends TextSearch> = {
  store: IndexStore<Text>
  rankings: Rankings
  scratch: Scratch
}

/** Product ids of the places `start` to `end` in an order; what is sold out comes after everything else. */
export function orderedRange<Text extends TextSearch>(
  { store, rankings, scratch }: IndexParts<Text>,
  query: RangeQuery,
): number[] {
  const { count, start, end } = query
  if (start >= count) return []
  const { orderable, soldOut } = partedByStock(store, scratch, query)
  const ranking = rankingOf(rankings, query)
  const pinned = ranking ? takenPins(store, orderable, ranking.pins) : []
  const keys = [...keysOf(store, query, ranking), up(store.popularity.items, -1), up(store.ids.items, 1)]

  const pins = pinned.length
  const late = pins + orderable.count
  return [
    ...pinned.slice(start, end),
    ...selectRange(orderable.positions, orderable.count, { start: start - pins, end: end - pins }, keys),
    ...selectRange(soldOut.positions, soldOut.count, { start: start - late, end: end - late }, keys),
  ].map((position) => store.ids.at(position))
}

/** What steers a list: what it was asked with, else its category; nothing where shoppers have chosen another order. */
export function rankingOf(
  rankings: Rankings,
  { sort, scope, ranking }: Pick<RangeQuery, 'sort' | 'scope' | 'ranking'>,
): Ranking | undefined {
  if (sort !== 'relevancy') return undefined
  return ranking ?? (scope.kind === 'category' ? rankings.get(scope.categoryId) : undefined)
}

type Positions = { positions: Uint32Array; count: number }

function partedByStock<Text extends TextSearch>(
  store: IndexStore<Text>,
  scratch: Scratch,
  { positions, count, country }: RangeQuery,
): { orderable: Positions; soldOut: Positions } {
  const flags = store.columnsOf(country).flags.items
  const [first, late] = [scratch.positions(3, count), scratch.positions(4, count)]
  let [orderable, soldOut] = [0, 0]
  for (let index = 0; index < count; index += 1) {
    const position = positions[index] ?? 0
    if (((flags[position] ?? 0) & SOLD_OUT) === 0) {
      first[orderable] = position
      orderable += 1
    } else {
      late[soldOut] = position
      soldOut += 1
    }
  }
  return {
    orderable: { positions: first, count: orderable },
    soldOut: { positions: late, count: soldOut },
  }
}

/** Takes the pinned products out of the others, as far as they are among them, in the order of the pins. */
function takenPins<Text extends TextSearch>(
  store: IndexStore<Text>,
  orderable: Positions,
  pins: readonly number[],
): number[] {
  const wanted = new Set(pins.map((id) => store.positionOf(id)).filter((position) => position >= 0))
  const present = new Set<number>()
  let kept = 0
  for (let index = 0; index < orderable.count; index += 1) {
    const position = orderable.positions[index] ?? 0
    if (wanted.has(position)) present.add(position)
    else {
      orderable.positions[kept] = position
      kept += 1
    }
  }
  orderable.count = kept
  return [...wanted].filter((position) => present.has(position))
}

export function keysOf<Text extends TextSearch>(
  store: IndexStore<Text>,
  { sort, scope, country }: Pick<RangeQuery, 'sort' | 'scope' | 'country'>,
  ranking: Ranking | undefined,
): KeyOf[] {
  const columns = store.columnsOf(country)
  if (sort === 'price_asc') return [up(columns.price.items, 1)]
  if (sort === 'price_desc') return [up(columns.price.items, -1)]
  if (sort === 'newest') return [up(store.firstLive.items, -1)]
  if (sort === 'discount') return [up(columns.discount.items, -1)]
  if (sort === 'delivery') return [up(columns.deliveryGroup.items, 1)]
  if (sort === 'rating') return [up(store.rating.items, -1)]
  const isBoosted = ranking !== undefined && ranking.boosts.length > 0
  if (scope.kind === 'found') {
    const score = byScore(scope.found)
    return [isBoosted ? boosted(store, country, ranking, score) : score]
  }
  return isBoosted ? [boosted(store, country, ranking, up(store.popularity.items, -1))] : []
}

/** Ascending for 1, descending for -1. */
export function up(items: Int32Array | Uint8Array, sign: 1 | -1): KeyOf {
  // Two loops that look alike: each sees one kind of array.
  if (items instanceof Uint8Array)
    return (positions, count, keys) => {
      for (let index = 0; index < count; index += 1) keys[index] = sign * (items[positions[index] ?? 0] ?? 0)
    }
  return (positions, count, keys) => {
    for (let index = 0; index < count; index += 1) keys[index] = sign * (items[positions[index] ?? 0] ?? 0)
  }
}

/** Best score first. The positions of a search ascend and so do those asked for, until they were parted. */
function byScore({
  positions: found,
  scores,
  count: size,
}: Extract<Scope, { kind: 'found' }>['found']): KeyOf {
  return (positions, count, keys) => {
    let at = 0
    for (let index = 0; index < count; index += 1) {
      const position = positions[index] ?? 0
      while (at < size && (found[at] ?? 0) < position) at += 1
      keys[index] = found[at] === position ? -(scores[at] ?? 0) : 0
    }
  }
}

/** What an order goes by, times the factors of all boosts that mean the product. */
function boosted<Text extends TextSearch>(
  store: IndexStore<Text>,
  country: Country,
  { boosts }: Ranking,
  order: KeyOf,
): KeyOf {
  const products = new Map<number, number>()
  const tables: { codes: CodeItems; factors: Float64Array }[] = []
  for (const boost of boosts) {
    if ('productId' in boost) {
      const position = store.positionOf(boost.productId)
      products.set(position, (products.get(position) ?? 1) * boost.factor)
    } else {
      const facet = store.facets.get(boost.facet)
      if (facet) tables.push({ codes: facet.codesIn(country).items, factors: factorsOf(facet, boost) })
    }
  }
  return (positions, count, keys) => {
    order(positions, count, keys)
    for (let index = 0; index < count; index += 1) {
      const position = positions[index] ?? 0
      let factor = products.get(position) ?? 1
      for (const { codes, factors } of tables) factor *= factors[codes[position] ?? 0] ?? 1
      keys[index] = (keys[index] ?? 0) * factor
    }
  }
}

function factorsOf({ values }: FacetColumn, boost: { value: string; factor: number }): Float64Array {
  const entries = new Set(values.entriesOf(boost.value))
  return Float64Array.from(values.combinations, (held) =>
    held.some((entry) => entries.has(entry)) ? boost.factor : 1,
  )
}
