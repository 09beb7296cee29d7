import { randomUUID } from 'node:crypto'
import { json, missing, Refusal } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import type { SpaceRelease, SpaceStory } from '../space/space-file.ts'
import { fieldsOf, type StoryInput } from './input/story-input.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { conflictOf, storiesOf } from './release-conflicts.ts'
import { type ReleaseInput, releaseInput } from './release-input.ts'
import {
  refuseReleased,
  releaseIn,
  storyOpenedIn,
  withoutStory,
  withRelease,
  writtenIn,
} from './release-story.ts'
import { releasedSpace, releaseProblems } from './releasing.ts'
import { refuseGonePictures } from './stories-with.ts'
import { keep, moment, nextId, storyIn, withLastId } from './story-state.ts'

/** `GET releases`, the latest first. */
export async function releaseList(
  { store }: ManagementParts,
  { query }: ManagementRequest,
): Promise<Response> {
  const { releases } = await store.read()
  const { items, headers } = paged(releases.toReversed(), query, { usual: 25, most: 100 })
  return json(200, { releases: items.map(shown) }, headers)
}

/** `GET releases/{id}`. */
export async function oneRelease({ store }: ManagementParts, { rest }: ManagementRequest): Promise<Response> {
  return json(200, { release: shown(releaseIn(await store.read(), rest)) })
}

/** `POST releases`. */
export async function createRelease(parts: ManagementParts, { body }: ManagementRequest): Promise<Response> {
  const { name, releaseAt = null, timezone = 'UTC' } = releaseInput(body, 'UTC')
  if (name === undefined) throw new Refusal(422, 'release.name: say what it is called')
  refusePast(releaseAt, parts)
  return parts.store.change(async (space) => {
    const now = moment(parts)
    const release: SpaceRelease = {
      id: nextId(space),
      uuid: randomUUID(),
      name,
      release_at: releaseAt,
      timezone,
      released: false,
      released_at: null,
      reason: null,
      lock_version: 0,
      created_at: now,
      updated_at: now,
      stories: [],
      released_story_ids: [],
    }
    const after = { ...space, releases: [...space.releases, release] }
    return { space: after, answer: json(201, { release: shown(release) }) }
  })
}

/** `PUT releases/{id}`: another name or moment, and with `do_release` everybody sees it now. */
export async function updateRelease(
  parts: ManagementParts,
  { rest, body }: ManagementRequest,
): Promise<Response> {
  return parts.store.change(async (space) => {
    const before = releaseIn(space, rest)
    refuseReleased(before)
    const input = releaseInput(body, before.timezone)
    if (!input.isForced && input.lockVersion !== undefined && input.lockVersion !== before.lock_version)
      throw new Refusal(
        409,
        `Somebody else has changed this release meanwhile (lock_version ${before.lock_version}, yours is ${input.lockVersion}). Read it again, or send force_update`,
      )
    const changed = changedRelease(before, input, parts)
    const kept = withRelease(space, changed)
    const after = input.isReleased ? await releasedSpace(parts, kept, changed, input.isForced) : kept
    return { space: after, answer: json(200, { release: shown(releaseIn(after, rest)) }) }
  })
}

/** `DELETE releases/{id}`: what its stories would have said is gone; the stories stay as they are. */
export async function deleteRelease(
  { store }: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  return store.change(async (space) => {
    const release = releaseIn(space, rest)
    const releases = space.releases.filter((one) => one !== release)
    return {
      space: withLastId({ ...space, releases }, release.id),
      answer: json(200, { release: shown(release) }),
    }
  })
}

/** `DELETE releases/{id}/stories/{id}`, which the protocol does not have: a story goes out of a release. */
export async function takeOutStory(parts: ManagementParts, { rest }: ManagementRequest): Promise<Response> {
  const [releaseId = '', storyId] = rest
  return parts.store.change(async (space) => {
    const release = releaseIn(space, [releaseId])
    refuseReleased(release)
    const entry = release.stories.find(({ story_id }) => String(story_id) === storyId)
    if (entry === undefined) throw missing()
    const after = withoutStory(release, { id: entry.story_id }, parts)
    return { space: withRelease(space, after), answer: json(200, { release: shown(after) }) }
  })
}

/**
 * `GET releases/{id}/check_conflicts`: whether it would undo something; beside what the protocol answers, which stories
 * would do so, and what could not be shown.
 */
export async function releaseConflicts(
  parts: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  const space = await parts.store.read()
  const release = releaseIn(space, rest)
  const stories = storiesOf(space, release).map((one) => ({
    story_id: one.story.id,
    name: one.story.name,
    full_slug: one.story.full_slug,
    conflict: conflictOf(one),
  }))
  const broken = await releaseProblems(parts, space, release)
  return json(200, {
    has_conflicts: stories.some(({ conflict }) => conflict !== null),
    stories: stories.map((story) => ({
      ...story,
      problems: broken.find(({ story: { id } }) => id === story.story_id)?.problems ?? [],
    })),
  })
}

type InRelease = StoryInput['story'] & { isForced: boolean; release_id: number }

/** What a story says in a release; the story itself stays. */
export async function updateInRelease(
  parts: ManagementParts,
  rest: readonly string[],
  { isForced, release_id, ...input }: InRelease,
): Promise<Response> {
  return parts.store.change(async (space) => {
    const before = storyIn(space, rest)
    const release = releaseIn(space, [String(release_id)])
    refuseReleased(release)
    refuseOtherPlace(before, input)
    const { content } = fieldsOf(input)
    const known = storyOpenedIn(space, release, before).content
    if (content) refuseGonePictures(space, content, known)
    const seen = input.lock_version
    const written = writtenIn(release, before, { ...(content ? { content } : {}), seen, isForced }, parts)
    if (content) await keep(parts, { ...before, content }, 'draft', { within: release.id })
    const after = withRelease(space, written)
    return { space: after, answer: json(200, { story: storyOpenedIn(after, written, before) }) }
  })
}

/** Clients send a story back as they got it; name and place are the same in every release. */
function refuseOtherPlace(before: SpaceStory, { name, slug, parent_id }: StoryInput['story']): void {
  const isSame =
    (name ?? before.name) === before.name &&
    (slug ?? before.slug) === before.slug &&
    (parent_id === undefined || (parent_id ?? 0) === (before.parent_id ?? 0))
  if (!isSame)
    throw new Refusal(
      422,
      'release_id: in a release a story changes its content; its name and place are changed outside of it',
    )
}

function changedRelease(before: SpaceRelease, input: ReleaseInput, parts: ManagementParts): SpaceRelease {
  const { name = before.name, releaseAt = before.release_at, timezone = before.timezone } = input
  // A form sends the moment back that it was opened with, also where that is over.
  const isOver = releaseAt !== null && Date.parse(releaseAt) <= parts.now()
  const isPlanned = releaseAt !== before.release_at || (before.reason !== null && !isOver)
  if (isPlanned && !input.isReleased) refusePast(releaseAt, parts)
  return {
    ...before,
    name,
    release_at: releaseAt,
    timezone,
    reason: isPlanned ? null : before.reason,
    updated_at: moment(parts),
    lock_version: before.lock_version + 1,
  }
}

function refusePast(at: string | null, { now }: ManagementParts): void {
  if (at !== null && Date.parse(at) <= now())
    throw new Refusal(422, `release.release_at: ${at} is over; say a moment to come, or send do_release`)
}

/** A release as the protocol shows it, and what it does not know: its stories, and why it did not go out. */
function shown({ stories, released_story_ids, ...release }: SpaceRelease) {
  return {
    ...release,
    story_ids: release.released ? released_story_ids : stories.map(({ story_id }) => story_id),
    branches_to_deploy: [],
    owner_id: null,
    users_to_notify_ids: [],
    public: true,
    allowed_user_ids: [],
    allowed_space_role_ids: [],
    allowed_api_key_ids: [],
  }
}
