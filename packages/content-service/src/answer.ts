import { withoutEndSlashes } from '@shop/domain/link/without-slashes'
import { CORS, json, missing, Refusal } from './json-answer.ts'
import { datasourceEntries, datasourceList } from './lists/datasources.ts'
import { linkList, oneLink } from './lists/links.ts'
import { tagList } from './lists/tags.ts'
import { type Address, checkParameters } from './parameters.ts'
import { isSameToken } from './same-token.ts'
import { releaseSpace } from './space/release-space.ts'
import { type SpaceIndex, spaceIndex } from './space/space-index.ts'
import type { Version } from './space/visible-content.ts'
import { oneStory } from './stories/one-story.ts'
import { storyList } from './stories/story-list.ts'

type AnswerInput = { space: SpaceIndex; query: URLSearchParams; version: Version; rest: string }
type Door = { path: RegExp; address: Address; answer: (asked: AnswerInput) => Response }

/** Every address below `/cdn`, one line each; the part in brackets is `rest`. @see integrations §2 */
const DOORS: readonly Door[] = [
  {
    path: /^stories$/,
    address: 'stories',
    answer: ({ space, query, version }) => storyList(space, query, version),
  },
  {
    path: /^stories\/(.+)$/,
    address: 'story',
    answer: ({ space, rest, query, version }) => oneStory(space, rest, query, version),
  },
  {
    path: /^links$/,
    address: 'links',
    answer: ({ space, query, version }) => linkList(space, query, version),
  },
  {
    path: /^links\/([^/]+)$/,
    address: 'link',
    answer: ({ space, rest, version }) => oneLink(space, rest, version),
  },
  {
    path: /^datasources$/,
    address: 'datasources',
    answer: ({ space, query }) => datasourceList(space, query),
  },
  {
    path: /^datasource_entries$/,
    address: 'datasourceEntries',
    answer: ({ space, query }) => datasourceEntries(space, query),
  },
  { path: /^tags$/, address: 'tags', answer: ({ space, query, version }) => tagList(space, query, version) },
  { path: /^spaces\/me$/, address: 'space', answer: ({ space }) => json(200, { space: space.space }) },
]

/**
 * Answers one request of the content delivery protocol. Throws a `Refusal` for whatever is not answered.
 *
 * @see integrations §2.1; spec §7 "Content service"
 */
export function answered(space: SpaceIndex, url: URL): Response {
  const path = decoded(withoutEndSlashes(url.pathname.replace(/^.*?\/cdn\//, '')))
  const query = url.searchParams
  const door = DOORS.find((one) => one.path.test(path))
  const version = allowedVersion(space, query)
  if (!door) throw missing()
  checkParameters(query, door.address)

  const needsVersion = version === 'published' && !query.has('cv') && door.address !== 'space'
  if (needsVersion) return redirectToVersion(url, space.space.version)
  const answer = door.answer({
    space: shownSpace(space, query, version),
    query,
    version,
    rest: door.path.exec(path)?.[1] ?? '',
  })
  answer.headers.set(
    'cache-control',
    version === 'published' && door.address !== 'space'
      ? 'max-age=0, public, s-maxage=604800'
      : 'max-age=0, private, must-revalidate',
  )
  return answer
}

/** Drafts are for the preview token only, and nothing is public. */
function allowedVersion(space: SpaceIndex, query: URLSearchParams): Version {
  const token = query.get('token')
  const isPreview = isSameToken(token, space.tokens.preview)
  if (!isPreview && !isSameToken(token, space.tokens.public)) throw new Refusal(401, 'Unauthorized')

  const version = query.get('version') || 'published'
  if (version !== 'draft' && version !== 'published') {
    throw new Refusal(422, `version has to be draft or published, not '${version}'`)
  }
  if (version === 'draft' && !isPreview) throw new Refusal(401, 'Unauthorized')
  return version
}

/** The present, or what will be there once a release is out; its contents are drafts. `0` is the editor's word for none. */
function shownSpace(space: SpaceIndex, query: URLSearchParams, version: Version): SpaceIndex {
  const asked = query.get('from_release')
  if (asked === null || asked === '' || asked === '0') return space
  if (version !== 'draft') throw new Refusal(422, 'from_release shows drafts: ask with version=draft')
  const release = space.releases.find(({ id }) => String(id) === asked)
  if (release === undefined) throw missing()
  return spaceIndex(releaseSpace(space, release), release)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal(400, 'The address is not well formed')
  }
}

/** A published answer is kept by its cache version, so a request without one is sent to the present one. */
function redirectToVersion(url: URL, version: number): Response {
  const target = new URL(url)
  target.searchParams.set('cv', String(version))
  return new Response(null, {
    status: 301,
    headers: { location: target.pathname + target.search, 'cache-control': 'no-cache', ...CORS },
  })
}
