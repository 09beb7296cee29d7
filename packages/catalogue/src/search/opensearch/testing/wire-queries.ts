import type { Json, JsonObject } from '../opensearch-line.ts'

/** What the stand-in does not know is refused, so that no test passes by what a real server would not do. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** A nested product, or a whole document where `path` is null. */
export type Place = { path: 'm' | null; root: JsonObject; object: JsonObject; id: string }

export function objectOf(json: Json | undefined, what: string): JsonObject {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refused(`${what} is no object`)
  // What is left of Json is an object of it.
  return json as JsonObject
}

/** What has to be a word, of whatever was sent. */
export function wordOf(json: unknown, what: string): string {
  if (typeof json !== 'string' && typeof json !== 'number')
    throw new Refused(`${what} is no word: ${JSON.stringify(json)}`)
  return String(json)
}

export function listOf(json: Json | undefined, what: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Refused(`${what} is no list`)
  return json
}

/** Refuses names that nobody has taught it. */
export function known(object: JsonObject, names: readonly string[], what: string): void {
  for (const name of Object.keys(object)) if (!names.includes(name)) throw new Refused(`[${name}] in ${what}`)
}

export function numberOf(json: Json | undefined, what: string): number {
  if (typeof json !== 'number') throw new Refused(`${what} is no number`)
  return json
}

/** The values of a field, of a product by its whole name. */
export function fieldValues({ path, root, object }: Place, field: string): readonly Json[] {
  const isNested = field.startsWith('m.')
  if (isNested !== (path === 'm')) throw new Refused(`the field ${field} is asked for outside of its place`)
  let at: Json | undefined = isNested ? object : root
  for (const name of (isNested ? field.slice(2) : field).split('.'))
    at = at === undefined || at === null ? undefined : objectOf(at, field)[name]
  if (at === undefined || at === null) return []
  return Array.isArray(at) ? at : [at]
}

export function nestedPlaces(place: Place): Place[] {
  const products = listOf(place.root.m ?? [], 'm')
  return products.map((product) => ({ ...place, path: 'm', object: objectOf(product, 'm') }))
}

/** The score of what passes a query; null for what does not. */
export function scoreOf(query: JsonObject, place: Place): number | null {
  const [[kind, body] = ['', null], ...more] = Object.entries(query)
  if (more.length > 0) throw new Refused(`two queries in one: ${Object.keys(query).join(', ')}`)
  const ask = QUERIES[kind]
  if (!ask) throw new Refused(`unknown query [${kind}]`)
  return ask(objectOf(body, kind), place)
}

const QUERIES: Record<string, (body: JsonObject, place: Place) => number | null> = {
  match_all: (body) => {
    known(body, [], 'match_all')
    return 1
  },
  term: (body, place) => {
    const [[field, value] = ['', null]] = Object.entries(body)
    return fieldValues(place, field).some((one) => same(one, value)) ? 1 : null
  },
  terms: (body, place) => {
    const [[field, values] = ['', null]] = Object.entries(body)
    const wanted = listOf(values, 'terms')
    return fieldValues(place, field).some((one) => wanted.some((value) => same(one, value))) ? 1 : null
  },
  exists: (body, place) => (fieldValues(place, wordOf(body.field, 'field')).length > 0 ? 1 : null),
  ids: (body, { id }) => (listOf(body.values, 'ids').includes(id) ? 1 : null),
  range: (body, place) => {
    const [[field, bounds] = ['', null]] = Object.entries(body)
    const { gte, lte, ...others } = objectOf(bounds, 'range')
    known(others, [], 'range')
    const isIn = (value: number) =>
      (gte === undefined || value >= numberOf(gte, 'gte')) &&
      (lte === undefined || value <= numberOf(lte, 'lte'))
    return fieldValues(place, field).some((one) => isIn(numberOf(one, field))) ? 1 : null
  },
  constant_score: (body, place) => {
    known(body, ['filter', 'boost'], 'constant_score')
    return scoreOf(objectOf(body.filter, 'filter'), place) === null
      ? null
      : numberOf(body.boost ?? 1, 'boost')
  },
  dis_max: (body, place) => {
    known(body, ['queries'], 'dis_max')
    const scores = listOf(body.queries, 'queries').flatMap(
      (one) => scoreOf(objectOf(one, 'queries'), place) ?? [],
    )
    return scores.length === 0 ? null : Math.max(...scores)
  },
  bool: (body, place) => {
    known(body, ['must', 'filter', 'must_not', 'boost'], 'bool')
    const clauses = (name: string) => listOf(body[name] ?? [], name).map((one) => objectOf(one, name))
    if (clauses('must_not').some((one) => scoreOf(one, place) !== null)) return null
    if (clauses('filter').some((one) => scoreOf(one, place) === null)) return null
    let sum = 0
    for (const one of clauses('must')) {
      const score = scoreOf(one, place)
      if (score === null) return null
      sum += score
    }
    return sum * numberOf(body.boost ?? 1, 'boost')
  },
  nested: (body, place) => {
    known(body, ['path', 'query', 'score_mode', 'inner_hits'], 'nested')
    if (body.path !== 'm' || place.path !== null)
      throw new Refused('nested within nested, or of no such path')
    if (body.score_mode !== undefined && body.score_mode !== 'max')
      throw new Refused(`score_mode ${JSON.stringify(body.score_mode)}`)
    const query = objectOf(body.query, 'query')
    const scores = nestedPlaces(place).flatMap((one) => scoreOf(query, one) ?? [])
    return scores.length === 0 ? null : Math.max(...scores)
  },
  function_score: (body, place) => {
    known(body, ['query', 'functions', 'score_mode', 'boost_mode'], 'function_score')
    if (body.score_mode !== 'multiply') throw new Refused(`score_mode ${JSON.stringify(body.score_mode)}`)
    const score = scoreOf(objectOf(body.query, 'query'), place)
    if (score === null) return null
    let factor = 1
    for (const one of listOf(body.functions, 'functions'))
      factor *= functionOf(objectOf(one, 'function'), place)
    if (body.boost_mode === 'replace') return factor
    if (body.boost_mode !== 'multiply') throw new Refused(`boost_mode ${JSON.stringify(body.boost_mode)}`)
    return score * factor
  },
}

function functionOf(one: JsonObject, place: Place): number {
  known(one, ['filter', 'weight', 'field_value_factor'], 'functions')
  if (one.filter !== undefined && scoreOf(objectOf(one.filter, 'filter'), place) === null) return 1
  if (one.weight !== undefined) return numberOf(one.weight, 'weight')
  const { field, missing, ...others } = objectOf(one.field_value_factor, 'field_value_factor')
  known(others, [], 'field_value_factor')
  const name = wordOf(field, 'field')
  const value = numberOf(fieldValues(place, name)[0] ?? missing, name)
  if (value < 0) throw new Refused('field value function must not produce negative scores')
  return value
}

/** A number that was written is found by the same number, a word by the same word. */
function same(one: Json, other: Json): boolean {
  return one === other
}
