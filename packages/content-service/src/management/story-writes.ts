import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { json, Refusal } from '../json-answer.ts'
import { type SpaceFile, type SpaceStory, SpaceStorySchema } from '../space/space-file.ts'
import { plainSlug } from '../space/space-index.ts'
import { visibleContent } from '../space/visible-content.ts'
import { fieldsOf, storyInput } from './input/story-input.ts'
import { openedStory } from './managed-story.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { overtaken } from './publishing.ts'
import { updateInRelease } from './release-doors.ts'
import { releaseNamed, storyOpenedIn, withRelease, writtenIn } from './release-story.ts'
import { refuseGonePictures } from './stories-with.ts'
import {
  keep,
  keepFirst,
  moment,
  nextId,
  publishedStory,
  replaced,
  storyIn,
  withLastId,
} from './story-state.ts'

/** `GET stories/{id}`: with its draft, or with `release_id` as it is in a release. */
export async function managedStory(
  { store }: ManagementParts,
  { rest, query }: ManagementRequest,
): Promise<Response> {
  const space = await store.read()
  const story = storyIn(space, rest)
  const release = releaseNamed(space, query.get('release_id'))
  return json(200, {
    story: release === null ? openedStory(space, story) : storyOpenedIn(space, release, story),
  })
}

/** `POST stories`: a draft, unless `publish` is said; with `release_id` it is in a release from the beginning. */
export async function createStory(parts: ManagementParts, { body }: ManagementRequest): Promise<Response> {
  const { story: input, publish, release_id } = storyInput(body)
  refusePublishing(publish, release_id)
  const { name, slug } = input
  if (name === undefined || slug === undefined) throw new Refusal(422, 'A new story needs a name and a slug')
  if (input.is_folder) return createFolder(parts, { name, slug, parentId: input.parent_id ?? null })
  return parts.store.change(async (space) => {
    const id = nextId(space)
    const now = moment(parts)
    const draft = v.parse(SpaceStorySchema, {
      ...fieldsOf(input),
      id,
      uuid: randomUUID(),
      name,
      slug,
      full_slug: fullSlug(space, slug, input.parent_id ?? null),
      content: input.content ?? { _uid: randomUUID(), component: 'page', body: [] },
      published_content: null,
      created_at: now,
      updated_at: now,
      published_at: null,
      first_published_at: null,
    })
    refuseTakenSlug(space, draft)
    refuseGonePictures(space, draft.content, null)
    const release = releaseNamed(space, release_id)
    const story = publish ? await publishedStory(parts, draft) : draft
    const made = { ...space, stories: [...space.stories, story] }
    const after =
      release === null
        ? made
        : withRelease(made, writtenIn(release, story, { seen: undefined, isForced: false }, parts))
    await keep(parts, story, publish ? 'published' : 'draft')
    return { space: after, answer: json(201, { story: openedStory(after, story) }) }
  })
}

type NewFolder = { name: string; slug: string; parentId: number | null }

/** A folder, where stories may be made from now on. */
function createFolder({ store }: ManagementParts, { name, slug, parentId }: NewFolder): Promise<Response> {
  return store.change(async (space) => {
    const full_slug = fullSlug(space, slug, parentId)
    if (space.folders.some((one) => plainSlug(one.full_slug ?? one.slug) === full_slug))
      throw new Refusal(422, `slug: ${full_slug} has already been taken by another folder: use that one`)
    const folder = {
      id: nextId(space),
      uuid: randomUUID(),
      name,
      slug,
      full_slug,
      parent_id: parentId,
      position: 0,
    }
    const after = { ...space, folders: [...space.folders, folder] }
    return { space: after, answer: json(201, { story: { ...folder, is_folder: true } }) }
  })
}

/**
 * `PUT stories/{id}`: the draft, and with `publish` what everybody sees. A `lock_version` that is not the latest is a
 * 409, so that nobody overwrites what they have not seen; `force_update` does so all the same. With `release_id` it is
 * what the story says in a release; the story itself stays.
 */
export async function updateStory(
  parts: ManagementParts,
  { rest, body }: ManagementRequest,
): Promise<Response> {
  const { story: input, publish, force_update: isForced, release_id } = storyInput(body)
  refusePublishing(publish, release_id)
  if (release_id !== null) return updateInRelease(parts, rest, { ...input, isForced, release_id })
  return parts.store.change(async (space) => {
    const before = storyIn(space, rest)
    if (!isForced && input.lock_version !== undefined && input.lock_version !== before.lock_version)
      throw new Refusal(
        409,
        `Somebody else has saved this story meanwhile (lock_version ${before.lock_version}, yours is ${input.lock_version}). Read it again, or send force_update to overwrite it`,
      )
    const slug = input.slug ?? before.slug
    const isMoved = input.slug !== undefined || input.parent_id !== undefined
    const parent = input.parent_id === undefined ? before.parent_id : input.parent_id
    const full_slug = isMoved ? movedSlug(space, before, slug, parent) : before.full_slug
    const changed: SpaceStory = {
      ...before,
      ...fieldsOf(input),
      // Until now the draft may have been what everybody sees.
      published_content: visibleContent(before, 'published'),
      full_slug,
      translated_slugs: movedTranslations(before, full_slug),
      updated_at: moment(parts),
      lock_version: before.lock_version + 1,
    }
    refuseTakenSlug(space, changed)
    refuseGonePictures(space, changed.content, before.content)
    const story = publish ? await publishedStory(parts, changed) : changed
    await keepFirst(parts, before)
    await keep(parts, story, publish ? 'published' : 'draft')
    const written = replaced(space, story)
    const after = publish ? overtaken(written, story.id, parts) : written
    return { space: after, answer: json(200, { story: openedStory(after, story) }) }
  })
}

/** A release goes out as a whole. */
function refusePublishing(publish: boolean, release: number | null): void {
  if (publish && release !== null)
    throw new Refusal(422, 'publish: a release goes out as a whole; send do_release to it')
}

/** `DELETE stories/{id}`: gone from the space and every release; its versions stay on the disk. */
export async function deleteStory(parts: ManagementParts, { rest }: ManagementRequest): Promise<Response> {
  return parts.store.change(async (space) => {
    const story = storyIn(space, rest)
    await keep(parts, story, 'unpublished')
    const [plans = [], others = []] = [true, false].map((isGone) =>
      space.story_schedulings.filter(({ story_id }) => (story_id === story.id) === isGone),
    )
    const after = {
      ...withLastId(space, Math.max(story.id, ...plans.map(({ id }) => id))),
      stories: space.stories.filter((one) => one !== story),
      story_schedulings: others,
      releases: space.releases.map((release) => ({
        ...release,
        stories: release.stories.filter(({ story_id }) => story_id !== story.id),
      })),
    }
    return { space: after, answer: json(200, { story: openedStory(space, story) }) }
  })
}

function fullSlug(space: SpaceFile, slug: string, parentId: number | null): string {
  if (parentId === null || parentId === 0) return slug
  const folder = space.folders.find(({ id }) => id === parentId)
  if (folder === undefined) throw new Refusal(422, `parent_id: there is no folder ${parentId}`)
  return `${folder.full_slug ?? folder.slug}/${slug}`
}

/** Without a folder of its own a story keeps the place that its full slug says. */
function movedSlug(space: SpaceFile, before: SpaceStory, slug: string, parentId: number | null): string {
  if (parentId !== null && parentId !== 0) return fullSlug(space, slug, parentId)
  if (parentId !== before.parent_id) return slug
  const place = plainSlug(before.full_slug).split('/').slice(0, -1)
  return [...place, slug].join('/')
}

/** A translation that has no address of its own moves along. */
function movedTranslations({ translated_slugs, full_slug: old }: SpaceStory, full_slug: string) {
  return (
    translated_slugs?.map((slug) => (slug.path === old ? { ...slug, path: full_slug } : slug)) ??
    translated_slugs
  )
}

function refuseTakenSlug({ stories }: SpaceFile, { id, full_slug }: SpaceStory): void {
  const other = stories.find((one) => one.id !== id && plainSlug(one.full_slug) === plainSlug(full_slug))
  if (other !== undefined)
    throw new Refusal(422, `slug: ${full_slug} has already been taken by "${other.name}": choose another one`)
}
