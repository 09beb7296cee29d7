import type { SpaceStory, StoryContent } from './space-file.ts'

export type Version = 'draft' | 'published'

/** What a reader of this version sees of a story, or null when there is nothing to see. */
export function visibleContent(story: SpaceStory, version: Version): StoryContent | null {
  if (version === 'draft') return story.content
  return story.published_content === undefined ? story.content : story.published_content
}
