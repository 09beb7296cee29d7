import { type Version, visibleContent } from '../delivery/visible-content.ts'
import { json, missing } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import type { SpaceFolder, SpaceStory } from '../space/space-file.ts'
import { languageKey, type SpaceIndex } from '../space/space-index.ts'

const PER_PAGE = { usual: 25, most: 1000 }

/** `GET cdn/links`: every folder and story as a short link, by uuid; all at once unless pages are asked for. */
export function linkList(space: SpaceIndex, query: URLSearchParams, version: Version): Response {
  const hasDates = query.get('include_dates') === '1'
  const start = (query.get('starts_with') ?? '').replace(/^\//, '')
  const parent = query.get('with_parent')
  const chosen = allLinks(space, version, hasDates).filter(
    (link) => link.slug.startsWith(start) && (parent === null || String(link.parent_id ?? 0) === parent),
  )
  const isPaged = query.get('paginated') === '1' || query.has('page') || query.has('per_page')
  const { items, headers } = isPaged ? paged(chosen, query, PER_PAGE) : { items: chosen, headers: {} }
  const links = Object.fromEntries(items.map((link) => [link.uuid, link]))
  return json(200, { links, cv: space.space.version }, headers)
}

/** `GET cdn/links/{uuid}`. */
export function oneLink(space: SpaceIndex, uuid: string, version: Version): Response {
  const link = allLinks(space, version, false).find((one) => one.uuid === uuid)
  if (!link) throw missing()
  return json(200, { link, cv: space.space.version })
}

function allLinks(space: SpaceIndex, version: Version, hasDates: boolean) {
  const stories = space.stories.filter((story) => visibleContent(story, version) !== null)
  return [
    ...space.folders.map((folder) => folderLink(space, folder)),
    ...stories.map((story) => storyLink(space, story, hasDates)),
  ]
}

function storyLink(space: SpaceIndex, story: SpaceStory, hasDates: boolean) {
  const isPublished = visibleContent(story, 'published') !== null
  const { id, uuid, name, full_slug, path, parent_id, is_startpage, position } = story
  return {
    id,
    uuid,
    slug: full_slug,
    path,
    real_path: `/${path || full_slug}`,
    name,
    published: isPublished,
    parent_id,
    is_folder: false,
    is_startpage,
    position,
    ...(hasDates
      ? {
          published_at: story.published_at,
          created_at: story.created_at,
          updated_at: story.updated_at ?? story.published_at,
        }
      : {}),
    alternates: space.space.language_codes.map((lang) => {
      const translated = story.translated_slugs?.find((one) => languageKey(one.lang) === languageKey(lang))
      return {
        path: translated?.path ?? full_slug,
        name: translated?.name ?? null,
        lang,
        published: isPublished && (translated?.published ?? true),
        translated_slug: translated?.path ?? full_slug,
      }
    }),
  }
}

function folderLink(space: SpaceIndex, folder: SpaceFolder) {
  const slug = folder.full_slug ?? pathOf(space, folder)
  return {
    id: folder.id,
    uuid: folder.uuid,
    slug,
    path: null,
    real_path: `/${slug}`,
    name: folder.name,
    published: false,
    parent_id: folder.parent_id,
    is_folder: true,
    is_startpage: false,
    position: folder.position,
    alternates: [],
  }
}

/** Folders that contain each other in a circle end where the circle begins. */
function pathOf(space: SpaceIndex, folder: SpaceFolder): string {
  const slugs: string[] = []
  const seen = new Set<number>()
  let current: SpaceFolder | undefined = folder
  while (current && !seen.has(current.id)) {
    seen.add(current.id)
    slugs.unshift(current.slug)
    const { parent_id }: SpaceFolder = current
    current = space.folders.find(({ id }) => id === parent_id)
  }
  return slugs.join('/')
}
