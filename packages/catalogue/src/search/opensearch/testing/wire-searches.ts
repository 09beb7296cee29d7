import type { Json, JsonObject } from '../opensearch-line.ts'
import {
  fieldValues,
  known,
  listOf,
  nestedPlaces,
  numberOf,
  objectOf,
  type Place,
  Refused,
  scoreOf,
  wordOf,
} from './wire-queries.ts'

export type Stored = { id: string; document: JsonObject }
type Hit = Place & { score: number }

const SEARCH = [
  ...['query', 'from', 'size', 'sort', 'aggs', '_source', 'docvalue_fields'],
  ...['track_total_hits', 'track_scores'],
]
const INNER = ['name', 'size', 'sort', '_source', 'docvalue_fields', 'track_scores']

/** The answer to a search body over some documents, in the format of the wire. */
export function searchAnswer(body: JsonObject, stored: readonly Stored[], window: number): JsonObject {
  known(body, SEARCH, 'a search')
  const [from, size] = [numberOf(body.from ?? 0, 'from'), numberOf(body.size ?? 10, 'size')]
  if (from + size > window)
    throw new Refused(`Result window is too large, from + size must be at most ${window}`)
  const query = objectOf(body.query ?? { match_all: {} }, 'query')
  const hits = stored.flatMap(({ id, document }): Hit[] => {
    const place: Place = { path: null, root: document, object: document, id }
    const score = scoreOf(query, place)
    return score === null ? [] : [{ ...place, score }]
  })
  const sorted = sortedHits(hits, body.sort)
  const best = hits.length === 0 ? null : Math.max(...hits.map(({ score }) => score))
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: body.sort === undefined || body.track_scores === true ? best : null,
      hits: sorted.slice(from, from + size).map((hit) => ({
        _id: hit.id,
        _score: hit.score,
        ...sourceOf(hit.root, body),
        ...fieldsOf(hit, body),
        ...innerHits(query, hit),
      })),
    },
    ...(body.aggs === undefined ? {} : { aggregations: aggregations(objectOf(body.aggs, 'aggs'), hits) }),
  }
}

function innerHits(query: JsonObject, hit: Place): JsonObject {
  const nested = nestedWithHits(query)
  if (nested === null) return {}
  const inner = objectOf(nested.inner_hits, 'inner_hits')
  known(inner, INNER, 'inner_hits')
  const within = objectOf(nested.query, 'query')
  const hits = nestedPlaces(hit).flatMap((place): Hit[] => {
    const score = scoreOf(within, place)
    return score === null ? [] : [{ ...place, score }]
  })
  const size = numberOf(inner.size ?? 3, 'size')
  if (size > 100) throw new Refused('Inner result window is too large')
  const found = sortedHits(hits, inner.sort).slice(0, size)
  const shown = found.map((one) => ({ _score: one.score, ...fieldsOf(one, inner) }))
  return {
    inner_hits: { [wordOf(inner.name, 'name')]: { hits: { total: { value: hits.length }, hits: shown } } },
  }
}

/** The nested query that hands out products, in a query or in what it must be. */
function nestedWithHits(query: JsonObject): JsonObject | null {
  if (query.nested !== undefined) {
    const nested = objectOf(query.nested, 'nested')
    return nested.inner_hits === undefined ? null : nested
  }
  if (query.bool === undefined) return null
  for (const one of listOf(objectOf(query.bool, 'bool').must ?? [], 'must')) {
    const found = nestedWithHits(objectOf(one, 'must'))
    if (found) return found
  }
  return null
}

function sourceOf(root: JsonObject, { _source }: JsonObject): JsonObject {
  if (_source === false) return {}
  if (_source === undefined) return { _source: root }
  const wanted = listOf(_source, '_source').map(String)
  const ofProducts = wanted.filter((name) => name.startsWith('m.')).map((name) => name.slice(2))
  const products = listOf(root.m ?? [], 'm').map((product) => picked(objectOf(product, 'm'), ofProducts))
  return { _source: { ...picked(root, wanted), ...(ofProducts.length > 0 && { m: products }) } }
}

function picked(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))
}

function fieldsOf(place: Place, { docvalue_fields }: JsonObject): JsonObject {
  if (docvalue_fields === undefined) return {}
  const names = listOf(docvalue_fields, 'docvalue_fields').map(String)
  return { fields: Object.fromEntries(names.map((name) => [name, [...fieldValues(place, name)]])) }
}

/** By score where no order is asked for. */
function sortedHits(hits: readonly Hit[], sort: Json | undefined): Hit[] {
  const clauses = sort === undefined ? [{ _score: { order: 'desc' } }] : listOf(sort, 'sort')
  const keys = clauses.map((clause) => {
    const [[field, how] = ['', null]] = Object.entries(objectOf(clause, 'sort'))
    const { order, mode, nested, ...others } = objectOf(how, field)
    known(others, [], `the order by ${field}`)
    const sign = order === 'desc' ? -1 : 1
    return hits.map(
      (hit) => sign * sortValue(hit, { field, mode: mode ?? null, nested: nested ?? null, sign }),
    )
  })
  return hits
    .map((hit, at) => ({ hit, at }))
    .sort((a, b) => {
      for (const key of keys) {
        const difference = (key[a.at] ?? 0) - (key[b.at] ?? 0)
        if (difference !== 0 && !Number.isNaN(difference)) return difference
      }
      return a.at - b.at
    })
    .map(({ hit }) => hit)
}

type SortBy = { field: string; mode: Json; nested: Json; sign: 1 | -1 }

function sortValue(hit: Hit, { field, mode, nested, sign }: SortBy): number {
  if (field === '_score') return hit.score
  if (nested === null) return numberOf(fieldValues(hit, field)[0], field)
  const { path, filter, ...others } = objectOf(nested, 'nested')
  known(others, [], 'nested of an order')
  if (path !== 'm') throw new Refused(`an order by the path ${JSON.stringify(path)}`)
  const values = nestedPlaces(hit)
    .filter((place) => scoreOf(objectOf(filter, 'filter'), place) !== null)
    .flatMap((place) => fieldValues(place, field).map((value) => numberOf(value, field)))
  // What has no value comes last in both directions.
  if (values.length === 0) return sign * Number.MAX_SAFE_INTEGER
  if (mode === 'min') return Math.min(...values)
  if (mode === 'max') return Math.max(...values)
  throw new Refused(`the mode ${JSON.stringify(mode)}`)
}

function aggregations(aggs: JsonObject, places: readonly Place[]): JsonObject {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, asked]) => [name, aggregation(objectOf(asked, name), places)]),
  )
}

function aggregation(asked: JsonObject, places: readonly Place[]): JsonObject {
  const { aggs, ...kinds } = asked
  const [[kind, raw] = ['', null], ...more] = Object.entries(kinds)
  if (more.length > 0) throw new Refused(`two aggregations in one: ${Object.keys(kinds).join(', ')}`)
  const body = objectOf(raw, kind)
  const below = (some: readonly Place[]) => ({
    doc_count: some.length,
    ...(aggs === undefined ? {} : aggregations(objectOf(aggs, 'aggs'), some)),
  })
  if (kind === 'nested') {
    known(body, ['path'], kind)
    if (body.path !== 'm') throw new Refused(`an aggregation of the path ${JSON.stringify(body.path)}`)
    return below(places.flatMap(nestedPlaces))
  }
  if (kind === 'reverse_nested') {
    known(body, [], kind)
    const roots = new Map(places.map((place) => [place.id, place]))
    return below([...roots.values()].map((place) => ({ ...place, path: null, object: place.root })))
  }
  if (kind === 'filter') return below(places.filter((place) => scoreOf(body, place) !== null))
  if (kind === 'filters') {
    const filters = Object.entries(objectOf(body.filters, 'filters'))
    const passing = filters.map(([name, query]) => {
      const filter = objectOf(query, name)
      return [name, below(places.filter((place) => scoreOf(filter, place) !== null))] as const
    })
    return { buckets: Object.fromEntries(passing) }
  }
  if (kind === 'terms') return termBuckets(body, places, below)
  if (kind === 'composite') return compositePage(body, places)
  if (kind === 'min' || kind === 'max') {
    const values = places.flatMap((place) =>
      fieldValues(place, wordOf(body.field, 'field')).map((one) => numberOf(one, kind)),
    )
    return { value: values.length === 0 ? null : Math[kind](...values) }
  }
  throw new Refused(`unknown aggregation [${kind}]`)
}

function termBuckets(
  body: JsonObject,
  places: readonly Place[],
  below: (some: readonly Place[]) => JsonObject & { doc_count: number },
): JsonObject {
  known(body, ['field', 'size'], 'terms')
  const groups = grouped(places, wordOf(body.field, 'field'))
  const buckets = [...groups]
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([key, some]) => ({ key, ...below(some) }))
  const size = numberOf(body.size ?? 10, 'size')
  const rest = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0)
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: rest, buckets: buckets.slice(0, size) }
}

function compositePage(body: JsonObject, places: readonly Place[]): JsonObject {
  known(body, ['size', 'sources', 'after'], 'composite')
  const [source, ...more] = listOf(body.sources, 'sources')
  if (more.length > 0) throw new Refused('composite of several sources')
  const [[name, how] = ['', null]] = Object.entries(objectOf(source, 'sources'))
  const field = wordOf(objectOf(objectOf(how, name).terms, 'terms').field, 'field')
  const after = body.after === undefined ? null : wordOf(objectOf(body.after, 'after')[name], 'after')
  const keys = [...grouped(places, field)]
    .filter(([key]) => after === null || String(key) > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, numberOf(body.size ?? 10, 'size'))
  const last = keys.at(-1)
  return {
    ...(last && { after_key: { [name]: last[0] } }),
    buckets: keys.map(([key, some]) => ({ key: { [name]: key }, doc_count: some.length })),
  }
}

function grouped(places: readonly Place[], field: string): Map<string | number, Place[]> {
  const groups = new Map<string | number, Place[]>()
  for (const place of places)
    for (const value of new Set(fieldValues(place, field))) {
      if (typeof value !== 'string' && typeof value !== 'number') throw new Refused(`a value of ${field}`)
      const group = groups.get(value)
      if (group) group.push(place)
      else groups.set(value, [place])
    }
  return groups
}
