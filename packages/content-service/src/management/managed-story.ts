import { isDeepStrictEqual } from 'node:util'
import type { SpaceFile, SpaceStory, StoryScheduling } from '../space/space-file.ts'
import { visibleContent } from '../space/visible-content.ts'

/** Whether anybody but editors sees it. */
export function isPublished(story: SpaceStory): boolean {
  return visibleContent(story, 'published') !== null
}

/** Whether the draft says something else than what is published. */
export function hasUnpublishedChanges(story: SpaceStory): boolean {
  const published = visibleContent(story, 'published')
  return published !== null && !isDeepStrictEqual(published, story.content)
}

/** A story as editors list it: without its content. */
export function listedStory(space: SpaceFile, story: SpaceStory) {
  const { content, published_content: _published, updated_at, ...rest } = story
  const next = nextPublishing(space, story.id)
  return {
    ...rest,
    updated_at: updated_at ?? story.published_at,
    content_type: content.component,
    is_folder: false,
    published: isPublished(story),
    unpublished_changes: hasUnpublishedChanges(story),
    publish_at: next?.publish_at ?? null,
    is_scheduled: next !== null,
    scheduled_draft: next === null ? null : scheduledDraft(next, story),
    release_ids: releasesWith(space, story.id),
  }
}

/** A story as editors open it: with its draft, translations beside their fields. */
export function openedStory(space: SpaceFile, story: SpaceStory) {
  return { ...listedStory(space, story), content: story.content }
}

/** The releases to come that it is changed in. */
function releasesWith({ releases }: SpaceFile, storyId: number): number[] {
  return releases
    .filter(({ stories }) => stories.some(({ story_id }) => story_id === storyId))
    .map(({ id }) => id)
}

function nextPublishing(space: SpaceFile, storyId: number): StoryScheduling | null {
  const plans = space.story_schedulings
    .filter(({ story_id, status }) => story_id === storyId && status === 'scheduled')
    .toSorted((one, other) => one.publish_at.localeCompare(other.publish_at))
  return plans[0] ?? null
}

/** What a plan publishes, which the protocol does not say: the draft as it is, or an earlier one; `latest` is the one of that moment. */
function scheduledDraft({ content }: StoryScheduling, story: SpaceStory): 'same' | 'earlier' | 'latest' {
  if (content === null) return 'latest'
  return isDeepStrictEqual(content, story.content) ? 'same' : 'earlier'
}

/** A folder, as it stands in the list of stories. */
export function listedFolder({ folders }: SpaceFile) {
  return folders.map((folder) => ({
    ...folder,
    full_slug: folder.full_slug ?? folder.slug,
    is_folder: true,
    published: false,
    unpublished_changes: false,
  }))
}
