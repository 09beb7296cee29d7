import { missing, Refusal } from '../json-answer.ts'
import type { SpaceFile, SpaceStory } from '../space/space-file.ts'
import { visibleContent } from '../space/visible-content.ts'
import type { ManagementParts } from './management-parts.ts'

/** The story that an address names. Throws a 404. */
export function storyIn(space: SpaceFile, [id]: readonly string[]): SpaceStory {
  const story = space.stories.find((one) => String(one.id) === id)
  if (story === undefined) throw missing()
  return story
}

/** The space with a story as it is now. */
export function replaced(space: SpaceFile, story: SpaceStory): SpaceFile {
  return { ...space, stories: space.stories.map((one) => (one.id === story.id ? story : one)) }
}

type Place = {
  /** The release whose versions it is one of. */
  within?: number
  /** The release that has brought it to everybody. */
  from?: number
}

/** Keeps a state of a story among its versions, those outside of releases unless one is said. */
export async function keep(
  { versions, now }: ManagementParts,
  { id, name, content }: Pick<SpaceStory, 'id' | 'name' | 'content'>,
  status: 'draft' | 'published' | 'unpublished',
  { within, from }: Place = {},
): Promise<void> {
  const release_id = within ?? from ?? null
  await versions.keep({ story_id: id, name, content, status, release_id }, now(), within ?? null)
}

/** A story that was never written here has one state already that somebody may want back. */
export async function keepFirst(parts: ManagementParts, before: SpaceStory): Promise<void> {
  const known = await parts.versions.ids(before.id)
  if (known.length === 0)
    await keep(parts, before, visibleContent(before, 'published') ? 'published' : 'draft')
}

export function moment({ now }: Pick<ManagementParts, 'now'>): string {
  return new Date(now()).toISOString()
}

/**
 * The story as everybody sees it from now on: its draft. Throws a 422 with every problem that its page would have, each
 * with the path of the field.
 */
export async function publishedStory(parts: ManagementParts, story: SpaceStory): Promise<SpaceStory> {
  const problems = await parts.check(story)
  if (problems.length > 0) throw new Refusal(422, `It cannot be published: ${problems.join('; ')}`)
  const now = moment(parts)
  return {
    ...story,
    published_content: story.content,
    published_at: now,
    first_published_at: story.first_published_at ?? now,
  }
}

/** A number that nothing in the space has or had. */
export function nextId({
  space: { last_id = 0 },
  stories,
  folders,
  releases,
  asset_folders,
  story_schedulings,
}: SpaceFile): number {
  const all = [...stories, ...folders, ...releases, ...asset_folders, ...story_schedulings]
  return Math.max(last_id, ...all.map(({ id }) => id)) + 1
}

/** The space that never gives this number again. */
export function withLastId(space: SpaceFile, id: number): SpaceFile {
  return { ...space, space: { ...space.space, last_id: Math.max(space.space.last_id ?? 0, id) } }
}
