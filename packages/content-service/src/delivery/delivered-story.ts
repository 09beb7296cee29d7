import type { SpaceStory } from '../space/space-file.ts'
import { languageKey, type SpaceIndex } from '../space/space-index.ts'
import { type Version, visibleContent } from '../space/visible-content.ts'
import { editableContent } from './editable-content.ts'
import { withLibraryPictures } from './library-pictures.ts'
import { localisedContent } from './localised-content.ts'

/** How a request wants its stories. */
export type Delivery = {
  space: SpaceIndex
  version: Version
  /** A language of the space, or null for the default one. */
  language: string | null
  /** Taken where the language has no translation. */
  fallback: string | null
  /** Fields of the content, and of the story itself, that are left out. */
  withoutFields: readonly string[]
  withoutStoryFields: readonly string[]
}

export type DeliveredStory = ReturnType<typeof wholeStory>

/** A story in the protocol's shape, in one language; null when this version has nothing to see. @see integrations §2.1 */
export function deliveredStory(story: SpaceStory, delivery: Delivery): DeliveredStory | null {
  const content = visibleContent(story, delivery.version)
  return content === null ? null : wholeStory(story, content, delivery)
}

function wholeStory(story: SpaceStory, content: unknown, delivery: Delivery) {
  const { space, version, language } = delivery
  const translation = translationOf(story, language)
  return {
    name: translation?.name || story.name,
    created_at: story.created_at,
    published_at: story.published_at,
    updated_at: story.updated_at ?? story.published_at,
    first_published_at: story.first_published_at,
    id: story.id,
    uuid: story.uuid,
    content: deliveredContent(content, story.id, delivery),
    slug: story.slug,
    full_slug: localisedSlug(story, language),
    default_full_slug: language === null ? null : story.full_slug,
    sort_by_date: story.sort_by_date,
    position: story.position,
    tag_list: story.tag_list,
    is_startpage: story.is_startpage,
    parent_id: story.parent_id,
    meta_data: story.meta_data,
    group_id: story.group_id,
    release_id: releaseOf(story, space),
    lang: language ?? 'default',
    path: story.path,
    alternates: space
      .group(story)
      .flatMap((other) => (visibleContent(other, version) ? [alternate(other)] : [])),
    translated_slugs: story.translated_slugs,
  }
}

/** The release that a story is shown from; null where that does not change it. */
function releaseOf({ id }: SpaceStory, { shownRelease }: SpaceIndex): number | null {
  return shownRelease?.stories.some(({ story_id }) => story_id === id) ? shownRelease.id : null
}

/** Where a story is in a language: its translated slug, otherwise its own, behind the language. */
export function localisedSlug(story: SpaceStory, language: string | null): string {
  if (language === null) return story.full_slug
  return `${language}/${translationOf(story, language)?.path ?? story.full_slug}`
}

function translationOf(story: SpaceStory, language: string | null) {
  if (language === null) return undefined
  return story.translated_slugs?.find(({ lang }) => languageKey(lang) === languageKey(language))
}

function deliveredContent(content: unknown, id: number, delivery: Delivery): Record<string, unknown> {
  const { space, version, language, fallback } = delivery
  const languages = [language, fallback].filter((code) => code !== null)
  const mark = version === 'draft' ? { spaceId: space.space.id, id } : null
  const shown = withLibraryPictures(localisedContent(content, languages), space)
  const whole = editableContent(shown, mark) as Record<string, unknown>
  for (const field of delivery.withoutFields) delete whole[field]
  return whole
}

function alternate(story: SpaceStory) {
  return {
    id: story.id,
    name: story.name,
    slug: story.slug,
    published: visibleContent(story, 'published') !== null,
    full_slug: story.full_slug,
    is_folder: false,
    parent_id: story.parent_id,
  }
}
