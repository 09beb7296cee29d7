import { listOf } from '../parameters.ts'
import type { SpaceStory } from '../space/space-file.ts'
import type { Version } from '../space/visible-content.ts'
import { visibleContent } from '../space/visible-content.ts'

/** The order of the editors: the highest position comes first. */
const USUAL = 'position:desc'
const STORED_NUMBERS = new Set(['position', 'id', 'parent_id'])

type Order = { field: string; sign: 1 | -1; kind: 'text' | 'int' | 'float' }

/**
 * Stories in the order of a query: `by_uuids_ordered`, or `sort_by=field:asc`, several with commas. Fields of the
 * content are `content.field`, and compare as numbers with `:int` or `:float`. What has no value comes last.
 *
 * @see integrations §2.1 "sort_by"
 */
export function sortedStories(stories: readonly SpaceStory[], query: URLSearchParams, version: Version) {
  const ordered = listOf(query, 'by_uuids_ordered')
  if (ordered !== null) {
    const rank = new Map(ordered.map((uuid, index) => [uuid, index]))
    return stories.toSorted((one, other) => (rank.get(one.uuid) ?? 0) - (rank.get(other.uuid) ?? 0))
  }

  const orders = (query.get('sort_by') || USUAL).split(',').map(orderOf)
  return stories.toSorted((one, other) => {
    for (const order of orders) {
      const result = compared(sortValue(one, order, version), sortValue(other, order, version), order)
      if (result !== 0) return result
    }
    return 0
  })
}

function orderOf(words: string): Order {
  const [field = '', direction = 'asc', kind = 'text'] = words.trim().split(':')
  const isNumber = kind === 'int' || kind === 'float' ? kind : 'text'
  return {
    field,
    sign: direction === 'desc' ? -1 : 1,
    kind: STORED_NUMBERS.has(field) ? 'float' : isNumber,
  }
}

function sortValue(story: SpaceStory, { field, kind }: Order, version: Version): string | number | null {
  const value = field.startsWith('content.')
    ? at(visibleContent(story, version), field.slice(8))
    : story[field]
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (kind === 'text') return String(value)
  const number = kind === 'int' ? Number.parseInt(String(value), 10) : Number(value)
  return Number.isNaN(number) ? null : number
}

function at(content: unknown, path: string): unknown {
  let value = content
  for (const step of path.split('.')) {
    if (value === null || typeof value !== 'object') return null
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

function compared(one: string | number | null, other: string | number | null, { sign }: Order): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * String(one).localeCompare(String(other), 'de')
}
