import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { JsonObject } from '../opensearch-line.ts'
import { known, listOf, numberOf, objectOf, Refused, wordOf } from './wire-queries.ts'
import { searchAnswer } from './wire-searches.ts'

type Row = { document: JsonObject | null; version: number }
/** `shown` is what a refresh has made visible. */
type Index = { mapping: JsonObject; window: number; rows: Map<string, Row>; shown: [string, JsonObject][] }

export type SearchStandIn = {
  address: string
  /** From now on it answers so late, hands out what it says, or nothing at all; null answers as ever. */
  behave: (how: { milliseconds?: number; status?: number } | null) => void
  /** What was asked for, `POST /_bulk`. */
  asked: string[]
  close: () => Promise<void>
}

/** A search server in memory that knows as much of OpenSearch's wire as the shop speaks, and refuses everything else. */
export async function searchStandIn(): Promise<SearchStandIn> {
  const indexes = new Map<string, Index>()
  const aliases = new Map<string, string>()
  const asked: string[] = []
  let how: { milliseconds?: number; status?: number } | null = null
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(`${request.method} ${path}`)
    const body = await text(request)
    if (how?.milliseconds) await new Promise((resolve) => setTimeout(resolve, how?.milliseconds))
    const said = how?.status
      ? { status: how.status, body: {} }
      : answer({ indexes, aliases }, request.method ?? '', path, body)
    response.writeHead(said.status, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    behave: (wanted) => {
      how = wanted
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Kept = { indexes: Map<string, Index>; aliases: Map<string, string> }
type Said = { status: number; body: JsonObject }

function answer(kept: Kept, method: string, path: string, body: string): Said {
  try {
    return {
      status: 200,
      body: answered(kept, `${method} `, path.split('/').slice(1).map(decodeURIComponent), body),
    }
  } catch (error) {
    if (error instanceof Missing) return { status: 404, body: { error: { type: 'not_found' }, status: 404 } }
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof Refused)
      return { status: 400, body: { error: { type: 'illegal_argument_exception', reason }, status: 400 } }
    return { status: 500, body: { error: { type: 'stand_in', reason }, status: 500 } }
  }
}

class Missing extends Error {}

function answered(
  kept: Kept,
  method: string,
  [first = '', second = '', third]: string[],
  body: string,
): JsonObject {
  const parsed = () => objectOf(JSON.parse(body), 'the body')
  const lines = () =>
    body
      .trim()
      .split('\n')
      .map((line) => objectOf(JSON.parse(line), 'a line'))
  const asked = `${method}${first.startsWith('_') ? first : second}`
  if (asked === 'POST _bulk') return bulk(kept, lines())
  if (asked === 'POST _msearch') return severalSearches(kept, lines())
  if (asked === 'POST _aliases') return moveAliases(kept, parsed())
  if (asked === 'GET _alias') return shownAliases(kept)
  if (asked === 'POST _search') return search(kept, first, parsed())
  if (asked === 'POST _refresh') return refreshed(kept, first)
  if (asked === 'GET _mapping') return mappings(kept, first)
  if (asked === 'GET _doc') return aDocument(kept, first, third ?? '')
  if (asked === 'PUT ') return made(kept, first, parsed())
  if (asked === 'DELETE ') {
    indexOf(kept, first)
    kept.indexes.delete(first)
    return { acknowledged: true }
  }
  throw new Refused(`no handler for ${method}/${first}/${second}`)
}

function indexOf({ indexes, aliases }: Kept, name: string): Index {
  const index = indexes.get(aliases.get(name) ?? name)
  if (!index) throw new Missing(name)
  return index
}

function made({ indexes, aliases }: Kept, name: string, body: JsonObject): JsonObject {
  if (name !== name.toLowerCase() || /[\\/*?"<>| ,#:]/.test(name)) throw new Refused(`the name ${name}`)
  if (indexes.has(name) || aliases.has(name)) throw new Refused(`${name} is there already`)
  const settings = objectOf(objectOf(body.settings, 'settings').index, 'index')
  known(settings, ['gc_deletes', 'max_result_window', 'mapping'], 'settings')
  const window = numberOf(settings.max_result_window, 'max_result_window')
  indexes.set(name, { mapping: objectOf(body.mappings, 'mappings'), window, rows: new Map(), shown: [] })
  return { acknowledged: true, shards_acknowledged: true, index: name }
}

function bulk(kept: Kept, lines: readonly JsonObject[]): JsonObject {
  const items: JsonObject[] = []
  const rest = lines.values()
  for (const line of rest) {
    const [[kind, raw] = ['', null]] = Object.entries(line)
    const { _index, _id, version, version_type, ...others } = objectOf(raw, kind)
    known(others, [], kind)
    if (kind !== 'index' && kind !== 'delete') throw new Refused(`the action ${kind}`)
    if (version_type !== 'external_gte') throw new Refused(`the version type ${JSON.stringify(version_type)}`)
    const document = kind === 'index' ? objectOf(rest.next().value, 'a document') : null
    const wanted = numberOf(version, 'version')
    items.push({
      [kind]: written(kept, wordOf(_index, '_index'), wordOf(_id, '_id'), { document, version: wanted }),
    })
  }
  return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }
}

function written(kept: Kept, name: string, id: string, row: Row): JsonObject {
  const target = kept.aliases.get(name) ?? name
  // As a server does that makes an index for whatever is written to it.
  const index = kept.indexes.get(target) ?? { mapping: {}, window: 10_000, rows: new Map(), shown: [] }
  kept.indexes.set(target, index)
  const before = index.rows.get(id)
  if (before && before.version > row.version)
    return { _index: target, _id: id, status: 409, error: { type: 'version_conflict_engine_exception' } }
  index.rows.set(id, row)
  const isFound = row.document !== null || (before?.document ?? null) !== null
  return { _index: target, _id: id, _version: row.version, status: isFound ? 200 : 404 }
}

function refreshed(kept: Kept, names: string): JsonObject {
  for (const name of names.split(',')) {
    const index = indexOf(kept, name)
    index.shown = [...index.rows].flatMap(([id, { document }]): [string, JsonObject][] =>
      document === null ? [] : [[id, document]],
    )
  }
  return { _shards: { total: 1, successful: 1, failed: 0 } }
}

function search(kept: Kept, name: string, body: JsonObject): JsonObject {
  const { shown, window } = indexOf(kept, name)
  const stored = shown.map(([id, document]) => ({ id, document }))
  return searchAnswer(body, stored, window)
}

function severalSearches(kept: Kept, lines: readonly JsonObject[]): JsonObject {
  const responses: JsonObject[] = []
  for (let at = 0; at < lines.length; at += 2)
    responses.push({ ...search(kept, wordOf(lines[at]?.index, 'index'), lines[at + 1] ?? {}), status: 200 })
  return { took: 1, responses }
}

function moveAliases(kept: Kept, body: JsonObject): JsonObject {
  for (const action of listOf(body.actions, 'actions')) {
    const [[kind, raw] = ['', null]] = Object.entries(objectOf(action, 'actions'))
    const { index, alias, ...others } = objectOf(raw, kind)
    known(others, [], kind)
    const name = wordOf(index, 'index')
    indexOf(kept, name)
    if (kind === 'add') kept.aliases.set(wordOf(alias, 'alias'), name)
    else if (kind === 'remove_index') kept.indexes.delete(name)
    else throw new Refused(`the action ${kind}`)
  }
  return { acknowledged: true }
}

function shownAliases({ indexes, aliases }: Kept): JsonObject {
  const of = (name: string) =>
    [...aliases].filter(([, index]) => index === name).map(([alias]) => [alias, {}] as const)
  return Object.fromEntries(
    [...indexes.keys()].map((name) => [name, { aliases: Object.fromEntries(of(name)) }]),
  )
}

/** With the fields that documents have brought along. */
function mappings(kept: Kept, names: string): JsonObject {
  return Object.fromEntries(
    names.split(',').map((name) => {
      const { mapping, rows } = indexOf(kept, name)
      const fields = [...rows.values()].flatMap(({ document }) =>
        listOf(document?.m ?? [], 'm').flatMap((one) => Object.keys(objectOf(objectOf(one, 'm').e, 'e'))),
      )
      const e = { properties: Object.fromEntries(fields.map((field) => [field, { type: 'keyword' }])) }
      const properties = objectOf(mapping.properties, 'properties')
      const m = objectOf(properties.m, 'm')
      const ofProducts = { ...objectOf(m.properties, 'm'), e }
      return [
        kept.aliases.get(name) ?? name,
        { mappings: { ...mapping, properties: { ...properties, m: { ...m, properties: ofProducts } } } },
      ]
    }),
  )
}

function aDocument(kept: Kept, name: string, id: string): JsonObject {
  const document = indexOf(kept, name).rows.get(id)?.document ?? null
  if (document === null) throw new Missing(id)
  return { _index: name, _id: id, found: true, _source: document }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens on no port.')
  return address.port
}
