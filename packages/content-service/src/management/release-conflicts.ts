import { isDeepStrictEqual } from 'node:util'
import type { ReleaseStory, SpaceFile, SpaceRelease, SpaceStory } from '../space/space-file.ts'
import { visibleContent } from '../space/visible-content.ts'

/** What has changed outside of a release that the release would undo: what everybody sees, or a draft. */
export type ReleaseConflict = 'published' | 'draft'

/** A story of a release together with what it says there. */
export type ReleasedStory = { story: SpaceStory; entry: ReleaseStory }

/** The stories of a release that are still in the space. */
export function storiesOf({ stories }: SpaceFile, release: SpaceRelease): ReleasedStory[] {
  return release.stories.flatMap((entry) => {
    const story = stories.find(({ id }) => id === entry.story_id)
    return story === undefined ? [] : [{ story, entry }]
  })
}

/** Whether a story says something outside of its release that nobody has seen who edits it in there. */
export function conflictOf({ story, entry }: ReleasedStory): ReleaseConflict | null {
  const published = visibleContent(story, 'published')
  const known = [entry.base_published, entry.base_draft, entry.content]
  const isKnown = (one: unknown) => known.some((other) => isDeepStrictEqual(one, other))
  if (published === null ? entry.base_published !== null : !isKnown(published)) return 'published'
  const isDraft = !isDeepStrictEqual(story.content, published)
  return isDraft && ![entry.base_draft, entry.content].some((one) => isDeepStrictEqual(one, story.content))
    ? 'draft'
    : null
}
