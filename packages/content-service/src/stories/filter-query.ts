import { Refusal } from '../json-answer.ts'

/** `filter_query[field][operation]=value`; with `[__or][]` in front one of the alternatives is enough. */
type Filter = { path: string[]; fits: (value: unknown) => boolean }

const PLAIN = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/
const ALTERNATIVE = /^filter_query\[__or\]\[\d*\]\[([^\]]+)\]\[([^\]]+)\]$/
/** Every value of a comma list; what the official client sends for a list repeats the name with `[]`. */
const REPEATED = /\[\]$/

/**
 * The filters of a query as one test of a content. Filters are joined by and, those below `__or` by or. Nested
 * fields are written with dots, `body.0.headline`; a translation by its stored name.
 *
 * Throws a 422 for an unknown operation.
 *
 * @see integrations §2.1 "filter_query"
 */
export function filterQuery(query: URLSearchParams): (content: unknown) => boolean {
  const all: Filter[] = []
  const some: Filter[] = []
  for (const [name, value] of joined(query)) {
    const alternative = ALTERNATIVE.exec(name)
    const [, field, operation] = alternative ?? PLAIN.exec(name) ?? []
    if (field === undefined || operation === undefined) {
      throw new Refusal(422, `'${name}' is no filter: write filter_query[field][operation]=value`)
    }
    const filter = { path: field.split('.'), fits: operationOf(operation, value) }
    if (alternative) some.push(filter)
    else all.push(filter)
  }
  const holds = (content: unknown) => (filter: Filter) => filter.fits(valueAt(content, filter.path))
  return (content) => all.every(holds(content)) && (some.length === 0 || some.some(holds(content)))
}

/** Filters by name; a name that comes again with `[]` at its end lists its values. */
function joined(query: URLSearchParams): [string, string][] {
  const filters: [string, string][] = []
  const lists = new Map<string, string[]>()
  for (const [name, value] of query) {
    if (!name.startsWith('filter_query')) continue
    const plain = name.replace(REPEATED, '')
    if (plain === name) filters.push([name, value])
    else lists.set(plain, [...(lists.get(plain) ?? []), value])
  }
  return [...filters, ...[...lists].map(([name, values]): [string, string] => [name, values.join(',')])]
}

function valueAt(part: unknown, path: readonly string[]): unknown {
  let value = part
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

function operationOf(name: string, wanted: string): (value: unknown) => boolean {
  const operation = named(OPERATIONS, name.replaceAll('-', '_'))
  if (operation === undefined) throw new Refusal(422, `Unknown operation '${name}' in filter_query`)
  return operation(wanted)
}

/** An entry by its name; inherited properties (`constructor`) are none. */
function named<Entry>(table: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

type Operation = (wanted: string) => (value: unknown) => boolean

const KINDS: Record<string, (value: unknown) => boolean> = {
  empty: (value) => isNothing(value) || value === '',
  not_empty: (value) => !isNothing(value) && value !== '',
  empty_array: (value) => isNothing(value) || (Array.isArray(value) && value.length === 0),
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: isNothing,
  not_null: (value) => !isNothing(value),
}

const OPERATIONS: Record<string, Operation | undefined> = {
  is: (wanted) => {
    const kind = named(KINDS, wanted)
    if (kind === undefined) throw new Refusal(422, `'is' does not know '${wanted}'`)
    return kind
  },
  in: (wanted) => {
    const values = new Set(wanted === '' ? [''] : parts(wanted))
    return (value) => values.has(text(value)) || values.has(text(value).trim()) || text(value) === wanted
  },
  not_in: (wanted) => {
    const values = new Set(wanted === '' ? [''] : parts(wanted))
    return (value) => !values.has(text(value)) && text(value) !== wanted
  },
  like: (wanted) => {
    const pattern = wildcard(wanted)
    return (value) => pattern(text(value))
  },
  not_like: (wanted) => {
    const pattern = wildcard(wanted)
    return (value) => !pattern(text(value))
  },
  any_in_array: (wanted) => {
    const values = new Set(parts(wanted))
    return (value) => listed(value).some((one) => values.has(one))
  },
  all_in_array: (wanted) => (value) => {
    const known = new Set(listed(value))
    return parts(wanted).every((one) => known.has(one))
  },
  gt_date: (wanted) => compared(moment, wanted, (value, limit) => value > limit),
  lt_date: (wanted) => compared(moment, wanted, (value, limit) => value < limit),
  gt_int: (wanted) => compared(whole, wanted, (value, limit) => value > limit),
  lt_int: (wanted) => compared(whole, wanted, (value, limit) => value < limit),
  gt_float: (wanted) => compared(decimal, wanted, (value, limit) => value > limit),
  lt_float: (wanted) => compared(decimal, wanted, (value, limit) => value < limit),
}

/** Not a number on either side fits nothing. */
function compared(
  read: (value: unknown) => number,
  wanted: string,
  holds: (value: number, limit: number) => boolean,
) {
  const limit = read(wanted)
  return (value: unknown) => holds(read(value), limit)
}

/** Milliseconds of `2026-11-21 10:00`, a day or an ISO time, all in UTC unless they say otherwise; NaN for the rest. */
export function moment(value: unknown): number {
  const words = text(value).trim().replace(' ', 'T')
  if (words === '') return Number.NaN
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(words) || !words.includes('T')
  return Date.parse(hasZone ? words : `${words}Z`)
}

function whole(value: unknown): number {
  return /^\s*-?\d+/.test(text(value)) ? Number.parseInt(text(value), 10) : Number.NaN
}

function decimal(value: unknown): number {
  return text(value).trim() === '' ? Number.NaN : Number(text(value))
}

/**
 * Whether a text fits a pattern, in which a star matches anything; upper and lower case are the same.
 *
 * Patterns are untrusted, so it is no regular expression: one with many stars backtracks exponentially.
 */
export function wildcard(pattern: string): (text: string) => boolean {
  const [start = '', ...parts] = pattern.toLowerCase().split('*')
  const end = parts.pop()

  return (text) => {
    const words = text.toLowerCase()
    if (end === undefined) return words === start
    if (!words.startsWith(start) || !words.endsWith(end)) return false

    let from = start.length
    for (const part of parts) {
      const at = words.indexOf(part, from)
      if (at === -1) return false
      from = at + part.length
    }
    return from <= words.length - end.length
  }
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : []
}

function parts(list: string): string[] {
  return list.split(',').map((part) => part.trim())
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}
