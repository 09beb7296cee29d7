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

/** Keeps a state of a story among its versions. */
export async function keep(
  { versions, now }: ManagementParts,
  { id, name, content }: SpaceStory,
  status: 'draft' | 'published' | 'unpublished',
): Promise<void> {
  await versions.keep({ story_id: id, name, content, status }, now())
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
