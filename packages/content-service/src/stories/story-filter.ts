import { type Version, visibleContent } from '../delivery/visible-content.ts'
import { Refusal } from '../json-answer.ts'
import { listOf } from '../parameters.ts'
import type { SpaceStory } from '../space/space-file.ts'
import { plainSlug, type SpaceIndex } from '../space/space-index.ts'
import { filterQuery, moment, wildcard } from './filter-query.ts'
import { textOf } from './search-text.ts'

type StoryTest = (story: SpaceStory, content: Record<string, unknown>) => boolean
/** A test that a parameter asks for, or null when it does not. */
type StoryFilter = (query: URLSearchParams, space: SpaceIndex) => StoryTest | null

/** Every filter of a list, one line each. @see integrations §2.1 */
const FILTERS: readonly StoryFilter[] = [
  given('starts_with', (start) => (story) => beginsWith(story, start)),
  among('by_uuids', ({ uuid }) => uuid),
  among('by_uuids_ordered', ({ uuid }) => uuid),
  among('by_ids', ({ id }) => String(id)),
  slugsAmong('by_slugs', true),
  slugsAmong('excluding_slugs', false),
  besides('excluding_ids', ({ id }) => String(id)),
  besides('excluding_uuids', ({ uuid }) => uuid),
  given('content_type', (kind) => (_, content) => content.component === kind),
  given('with_tag', (tags) => (story) => tags.split(',').some((tag) => story.tag_list.includes(tag.trim()))),
  given('is_startpage', (wanted) => (story) => story.is_startpage === isOn(wanted, 'is_startpage')),
  given('level', (level) => (story) => depthOf(story) === Number(level)),
  given('search_term', (words) => (story, content) => textOf(story, content).includes(folded(words))),
  (query) => {
    const fits = filterQuery(query)
    return (_, content) => fits(content)
  },
  ...(['published_at', 'first_published_at', 'created_at', 'updated_at'] as const).flatMap((field) => [
    given(`${field}_gt`, (limit) => (story) => moment(dateOf(story, field)) > moment(limit)),
    given(`${field}_lt`, (limit) => (story) => moment(dateOf(story, field)) < moment(limit)),
  ]),
]

/** Stories of a space that a version shows and a query asks for, in the order of the file. */
export function chosenStories(space: SpaceIndex, query: URLSearchParams, version: Version): SpaceStory[] {
  const tests = FILTERS.flatMap((filter) => filter(query, space) ?? [])
  return space.stories.filter((story) => {
    const content = visibleContent(story, version)
    return content !== null && tests.every((test) => test(story, content))
  })
}

function given(name: string, test: (value: string) => StoryTest): StoryFilter {
  return (query) => {
    const value = query.get(name)
    return value === null || value === '' ? null : test(value)
  }
}

function among(name: string, keyOf: (story: SpaceStory) => string): StoryFilter {
  return (query) => {
    const wanted = listOf(query, name)
    if (wanted === null) return null
    const keys = new Set(wanted)
    return (story) => keys.has(keyOf(story))
  }
}

function besides(name: string, keyOf: (story: SpaceStory) => string): StoryFilter {
  return (query) => {
    const keys = new Set(listOf(query, name) ?? [])
    return keys.size === 0 ? null : (story) => !keys.has(keyOf(story))
  }
}

/** Slugs with a star in them are patterns; a translated slug counts with its language in front. */
function slugsAmong(name: string, isWanted: boolean): StoryFilter {
  return (query) => {
    const wanted = listOf(query, name)
    if (wanted === null || (!isWanted && wanted.length === 0)) return null
    const patterns = wanted.map((slug) => wildcard(plainSlug(slug)))
    return (story) => slugsOf(story).some((slug) => patterns.some((fits) => fits(slug))) === isWanted
  }
}

function beginsWith(story: SpaceStory, start: string): boolean {
  const wanted = start.replace(/^\//, '')
  return [story.full_slug, ...slugsOf(story)].some((slug) => slug.startsWith(wanted))
}

function slugsOf(story: SpaceStory): string[] {
  const translated = (story.translated_slugs ?? []).map(({ lang, path }) => `${lang}/${plainSlug(path)}`)
  return [plainSlug(story.full_slug), ...translated]
}

/** 1 at the root of the space, one more for each folder; a start page is in its folder. */
function depthOf(story: SpaceStory): number {
  const { length } = plainSlug(story.full_slug).split('/')
  return story.is_startpage ? length + 1 : length
}

function dateOf(
  story: SpaceStory,
  field: 'published_at' | 'first_published_at' | 'created_at' | 'updated_at',
) {
  return field === 'updated_at' ? (story.updated_at ?? story.published_at) : story[field]
}

function isOn(value: string, name: string): boolean {
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new Refusal(422, `${name} has to be 1 or 0`)
}

function folded(words: string): string {
  return words.toLowerCase()
}
