import { json, Refusal } from '../json-answer.ts'
import { listOf, paged } from '../parameters.ts'
import type { SpaceFile } from '../space/space-file.ts'
import { listedFolder, listedStory } from './managed-story.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { storiesWith } from './stories-with.ts'

const PER_PAGE = { usual: 25, most: 100 }
type Listed = ReturnType<typeof listedStory> | ReturnType<typeof listedFolder>[number]
type Filter = (one: Listed, asked: string) => boolean

/** What a list can be narrowed by; anything else is refused, because a filter without effect shows too much. */
const FILTERS: Record<string, Filter> = {
  search: holdsWords,
  text_search: holdsWords,
  with_slug: (one, asked) => one.full_slug === asked,
  starts_with: (one, asked) => one.full_slug.startsWith(asked),
  by_ids: (one, asked) => asked.split(',').includes(String(one.id)),
  by_uuids: (one, asked) => asked.split(',').includes(one.uuid),
  by_slugs: (one, asked) => asked.split(',').includes(one.full_slug),
  is_published: (one, asked) => one.published === (asked === 'true' || asked === '1'),
  with_parent: (one, asked) => String(one.parent_id ?? 0) === asked,
  folder_only: (one, asked) => one.is_folder || (asked !== 'true' && asked !== '1'),
  in_release: (one, asked) => 'release_ids' in one && one.release_ids.includes(Number(asked)),
  story_only: (one, asked) => !one.is_folder || (asked !== 'true' && asked !== '1'),
}
const OTHERS = new Set(['page', 'per_page', 'sort_by', 'version', 'reference_search', 'release_scope_id'])

/** `GET stories`: without contents, the latest change first. */
export async function managedStories(
  { store }: ManagementParts,
  { query }: ManagementRequest,
): Promise<Response> {
  const unknown = [...query.keys()].find((name) => !OTHERS.has(name) && !Object.hasOwn(FILTERS, name))
  if (unknown !== undefined) throw new Refusal(422, `Unknown parameter '${unknown}'`)
  const space = await store.read()
  const reference = query.get('reference_search')
  const users = reference === null ? null : new Set(storiesWith(space, reference).map(({ id }) => id))
  const chosen = all(space).filter(
    (one) =>
      (users === null || users.has(one.id)) &&
      [...query].every(([name, asked]) => FILTERS[name]?.(one, asked) ?? true),
  )
  const { items, headers } = paged(sorted(chosen, query), query, PER_PAGE)
  return json(200, { stories: items }, headers)
}

function all(space: SpaceFile): Listed[] {
  return [...listedFolder(space), ...space.stories.map((story) => listedStory(space, story))]
}

function holdsWords({ name, full_slug }: Listed, asked: string): boolean {
  const text = `${name} ${full_slug}`.toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const SORTS = ['updated_at', 'published_at', 'created_at', 'name', 'full_slug', 'position'] as const

function sorted(stories: Listed[], query: URLSearchParams): Listed[] {
  const [by = 'updated_at', way = 'desc'] = listOf(query, 'sort_by')?.[0]?.split(':') ?? []
  const field = SORTS.find((one) => one === by)
  if (field === undefined) throw new Refusal(422, `sort_by has to be one of ${SORTS.join(', ')}, not '${by}'`)
  const sign = way.startsWith('asc') ? 1 : -1
  const fieldOf = (one: Listed): unknown => Reflect.get(one, field)
  return stories.toSorted((one, other) => sign * compared(fieldOf(one), fieldOf(other)))
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return wordsOf(one).localeCompare(wordsOf(other))
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
