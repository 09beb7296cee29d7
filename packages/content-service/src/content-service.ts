import * as v from 'valibot'
import { deliveredStory, type Version, visibleContent } from './delivered-story.ts'
import { linkedUuids, relationUuids } from './references.ts'
import { type SpaceFile, SpaceFileSchema, type SpaceStory } from './space-file.ts'

/** The content service: answers requests of the content delivery protocol, in process or behind a socket. */
export type ContentService = { fetch: (request: Request) => Promise<Response> }

/** The most related stories that an answer carries itself; beyond it only their uuids. @see integrations §2.1 */
const RELATIONS_LIMIT = 50
const PER_PAGE = { usual: 25, most: 100 }

const KNOWN_PARAMETERS = new Set(
  `token version cv find_by language fallback_lang starts_with by_uuids by_uuids_ordered by_slugs excluding_slugs
  content_type is_startpage sort_by per_page page resolve_relations resolve_level resolve_links resolve_links_level
  datasource dimension from_release excluding_fields search_term with_tag`.split(/\s+/),
)

/**
 * Opens a space. Throws a `ValiError` when the file is not a space.
 *
 * @see integrations §2; spec §7 "Content service"
 */
export function createContentService(file: unknown): ContentService {
  const space = v.parse(SpaceFileSchema, file)
  return { fetch: async (request) => answer(space, new URL(request.url)) }
}

function answer(space: SpaceFile, url: URL): Response {
  const path = url.pathname.replace(/^.*?\/cdn\//, '').replace(/\/+$/, '')
  const query = url.searchParams
  const token = query.get('token')
  if (token !== space.tokens.public && token !== space.tokens.preview) {
    return json(401, { error: 'Unauthorized' })
  }

  const unknown = [...query.keys()].find(
    (name) => !KNOWN_PARAMETERS.has(name) && !name.startsWith('filter_query'),
  )
  if (unknown !== undefined) return json(422, { error: `Unknown parameter '${unknown}'` })

  const version: Version = query.get('version') === 'draft' ? 'draft' : 'published'
  if (version === 'draft' && token !== space.tokens.preview) return json(401, { error: 'Unauthorized' })

  if (version === 'published' && !query.has('cv')) return redirectToVersion(url, space.space.version)
  if (path === 'spaces/me') return json(200, { space: space.space })
  if (path === 'stories') return storyList(space, query, version)
  if (path.startsWith('stories/')) return oneStory(space, decodeURIComponent(path.slice(8)), query, version)
  if (path === 'links') return linkList(space, version)
  if (path === 'datasources') return json(200, { datasources: space.datasources })
  if (path === 'datasource_entries') {
    return json(200, { datasource_entries: space.datasource_entries[query.get('datasource') ?? ''] ?? [] })
  }
  return notFound()
}

function oneStory(space: SpaceFile, asked: string, query: URLSearchParams, version: Version): Response {
  const { language, slug } = splitLanguage(space, asked, query.get('language'))
  const story = space.stories.find((candidate) =>
    query.get('find_by') === 'uuid' || candidate.uuid === slug
      ? candidate.uuid === slug
      : sameSlug(candidate.full_slug, slug) || String(candidate.id) === slug,
  )
  const content = story && visibleContent(story, version)
  if (!story || !content) return notFound()

  const delivered = deliveredStory(story, content, language)
  return json(200, {
    story: delivered,
    cv: space.space.version,
    ...references(space, [delivered], query, version, language),
  })
}

function storyList(space: SpaceFile, query: URLSearchParams, version: Version): Response {
  const language = knownLanguage(space, query.get('language'))
  const perPage = Math.min(
    Math.max(Number(query.get('per_page') ?? PER_PAGE.usual) || PER_PAGE.usual, 1),
    PER_PAGE.most,
  )
  const page = Math.max(Number(query.get('page') ?? 1) || 1, 1)
  const matching = sorted(
    space.stories.filter((story) => matches(story, query, version)),
    query,
  )

  const stories = matching.slice((page - 1) * perPage, page * perPage).flatMap((story) => {
    const content = visibleContent(story, version)
    return content ? [deliveredStory(story, content, language)] : []
  })
  return json(
    200,
    { stories, cv: space.space.version, ...references(space, stories, query, version, language) },
    { 'per-page': String(perPage), total: String(matching.length) },
  )
}

function matches(story: SpaceStory, query: URLSearchParams, version: Version): boolean {
  if (!visibleContent(story, version)) return false
  const startsWith = query.get('starts_with')
  if (startsWith && !story.full_slug.startsWith(startsWith.replace(/^\//, ''))) return false
  const uuids = query.get('by_uuids') ?? query.get('by_uuids_ordered')
  if (uuids !== null && !uuids.split(',').includes(story.uuid)) return false
  const slugs = query.get('by_slugs')
  if (slugs !== null && !slugs.split(',').some((slug) => matchesPattern(story.full_slug, slug))) return false
  const excluded = query.get('excluding_slugs')
  if (excluded?.split(',').some((slug) => matchesPattern(story.full_slug, slug))) return false
  const kind = query.get('content_type')
  if (kind !== null && story.content.component !== kind) return false
  const startpage = query.get('is_startpage')
  if (startpage !== null && String(story.is_startpage) !== startpage) return false
  const tags = query.get('with_tag')
  return tags === null || tags.split(',').some((tag) => story.tag_list.includes(tag))
}

function sorted(stories: SpaceStory[], query: URLSearchParams): SpaceStory[] {
  const ordered = query.get('by_uuids_ordered')?.split(',')
  if (ordered) return stories.toSorted((a, b) => ordered.indexOf(a.uuid) - ordered.indexOf(b.uuid))
  const [field = 'position', direction = 'asc'] = (query.get('sort_by') ?? 'position:asc').split(':')
  const sign = direction === 'desc' ? -1 : 1
  return stories.toSorted((a, b) => sign * compare(sortValue(a, field), sortValue(b, field)))
}

function sortValue(story: SpaceStory, field: string): unknown {
  return field.startsWith('content.') ? story.content[field.slice(8)] : story[field]
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return sortText(a).localeCompare(sortText(b), 'de')
}

function sortText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function references(
  space: SpaceFile,
  stories: { content: unknown }[],
  query: URLSearchParams,
  version: Version,
  language: string | null,
) {
  const wanted = new Set((query.get('resolve_relations') ?? '').split(',').filter(Boolean))
  const contents = stories.map((story) => story.content)
  const relations = wanted.size > 0 ? relationUuids(contents, wanted) : []
  const links = query.has('resolve_links') ? linkedUuids(contents) : []
  const byUuid = (uuids: string[]) =>
    uuids.flatMap((uuid) => {
      const story = space.stories.find((candidate) => candidate.uuid === uuid)
      const content = story && visibleContent(story, version)
      return story && content ? [deliveredStory(story, content, language)] : []
    })

  const tooMany = relations.length > RELATIONS_LIMIT
  return {
    rels: tooMany ? [] : byUuid(relations),
    ...(tooMany ? { rel_uuids: relations } : {}),
    links: byUuid(links).map((story) =>
      query.get('resolve_links') === 'story'
        ? story
        : {
            id: story.id,
            uuid: story.uuid,
            name: story.name,
            slug: story.slug,
            path: null,
            full_slug: story.full_slug,
            url: story.full_slug,
          },
    ),
  }
}

function linkList(space: SpaceFile, version: Version): Response {
  const links = Object.fromEntries(
    space.stories.map((story) => [
      story.uuid,
      {
        id: story.id,
        uuid: story.uuid,
        slug: story.full_slug,
        path: null,
        real_path: `/${story.full_slug}`,
        name: story.name,
        published: visibleContent(story, 'published') !== null,
        parent_id: story.parent_id,
        is_folder: false,
        is_startpage: story.is_startpage,
        position: story.position,
      },
    ]),
  )
  const visible = Object.entries(links).filter(([, link]) => version === 'draft' || link.published)
  return json(200, { links: Object.fromEntries(visible), cv: space.space.version })
}

function knownLanguage(space: SpaceFile, asked: string | null): string | null {
  return space.space.language_codes.find((code) => code.toLowerCase() === asked?.toLowerCase()) ?? null
}

/** The language may stand in the query or as the first part of the slug. */
function splitLanguage(
  space: SpaceFile,
  asked: string,
  inQuery: string | null,
): { language: string | null; slug: string } {
  const [first = '', ...rest] = asked.split('/')
  const language = knownLanguage(space, first)
  if (language !== null && rest.length > 0) return { language, slug: rest.join('/') }
  return { language: knownLanguage(space, inQuery), slug: asked }
}

function sameSlug(stored: string, asked: string): boolean {
  return stored.replace(/\/$/, '') === asked.replace(/^\/|\/$/g, '')
}

function matchesPattern(slug: string, pattern: string): boolean {
  return pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : sameSlug(slug, pattern)
}

function redirectToVersion(url: URL, version: number): Response {
  const target = new URL(url)
  target.searchParams.set('cv', String(version))
  return new Response(null, { status: 301, headers: { location: target.pathname + target.search, ...CORS } })
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'per-page, total',
}

/** The service answers a missing story with a list of one sentence, not with an object. */
function notFound(): Response {
  return json(404, ['This record could not be found'])
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...CORS, ...headers },
  })
}
