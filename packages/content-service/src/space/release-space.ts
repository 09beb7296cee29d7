import type { SpaceFile, SpaceRelease, SpaceStory } from './space-file.ts'
import { visibleContent } from './visible-content.ts'

/**
 * The space as everybody will see it once a release is out: its stories say what they say there, all others what is
 * published, and what nobody sees then is not in it. A release that is out is the present.
 */
export function releaseSpace(space: SpaceFile, release: SpaceRelease): SpaceFile {
  const entries = new Map(release.stories.map((entry) => [entry.story_id, entry]))
  return {
    ...space,
    stories: space.stories.flatMap((story) => {
      const content = entries.get(story.id)?.content ?? visibleContent(story, 'published')
      return content === null ? [] : [{ ...story, content, published_content: content }]
    }),
  }
}

/** What whoever opens a story in a release begins with: what it says there, or what everybody sees, or its draft. */
export function contentIn(release: SpaceRelease, story: SpaceStory) {
  const entry = release.stories.find(({ story_id }) => story_id === story.id)
  return entry?.content ?? visibleContent(story, 'published') ?? story.content
}
