import { localisedContent } from './localised-content.ts'
import type { SpaceStory, StoryContent } from './space-file.ts'

export type Version = 'draft' | 'published'

/** What a reader of this version sees of a story, or null when there is nothing to see. */
export function visibleContent(story: SpaceStory, version: Version): StoryContent | null {
  if (version === 'draft') return story.content
  return story.published_content === undefined ? story.content : story.published_content
}

/** A story in the protocol's shape, in one language. @see integrations §2.1 */
export function deliveredStory(story: SpaceStory, content: StoryContent, language: string | null) {
  return {
    name: story.name,
    created_at: story.created_at,
    published_at: story.published_at,
    updated_at: story.published_at,
    first_published_at: story.first_published_at,
    id: story.id,
    uuid: story.uuid,
    content: language === null ? localisedContent(content, '') : localisedContent(content, language),
    slug: story.slug,
    full_slug: language === null ? story.full_slug : `${language}/${story.full_slug}`,
    default_full_slug: language === null ? null : story.full_slug,
    sort_by_date: story.sort_by_date,
    position: story.position,
    tag_list: story.tag_list,
    is_startpage: story.is_startpage,
    parent_id: story.parent_id,
    meta_data: null,
    group_id: story.group_id,
    release_id: null,
    lang: language ?? 'default',
    path: null,
    alternates: [],
    translated_slugs: story.translated_slugs,
  }
}
