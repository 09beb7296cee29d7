import { withoutSlashes } from '@shop/domain/link/without-slashes'
import type { SpaceAsset, SpaceFile, SpaceRelease, SpaceStory } from './space-file.ts'

/** A space with what is looked up in it often. */
export type SpaceIndex = SpaceFile & {
  story: (uuid: string) => SpaceStory | null
  storyById: (id: number) => SpaceStory | null
  /** By base slug in every language, or by the slug of a translation; slashes around it do not count. */
  storyBySlug: (slug: string, language: string | null) => SpaceStory | null
  /** Stories that translate one another by standing in folders of their own. */
  group: (story: SpaceStory) => SpaceStory[]
  /** A picture of the library, by what stories know it as. */
  asset: (filename: string) => SpaceAsset | null
  /** The space's spelling of a language, or null when it has none like that. */
  language: (asked: string | null) => string | null
  /** The release whose future is shown; null for the present. */
  shownRelease: SpaceRelease | null
}

/** Looks a space through once, so that no answer has to. */
export function spaceIndex(space: SpaceFile, shownRelease: SpaceRelease | null = null): SpaceIndex {
  const byUuid = new Map(space.stories.map((story) => [story.uuid, story]))
  const byId = new Map(space.stories.map((story) => [story.id, story]))
  const bySlug = new Map(space.stories.map((story) => [plainSlug(story.full_slug), story]))
  const byTranslation = new Map<string, SpaceStory>()
  const groups = Map.groupBy(space.stories, (story) => story.group_id)
  const assets = new Map(space.assets.map((asset) => [asset.filename, asset]))
  const languages = new Map(space.space.language_codes.map((code) => [languageKey(code), code]))

  for (const story of space.stories) {
    for (const { lang, path } of story.translated_slugs ?? []) {
      byTranslation.set(`${languageKey(lang)} ${plainSlug(path)}`, story)
    }
  }
  return {
    ...space,
    shownRelease,
    story: (uuid) => byUuid.get(uuid) ?? null,
    storyById: (id) => byId.get(id) ?? null,
    storyBySlug: (slug, language) => {
      const plain = plainSlug(slug)
      const translated = language === null ? null : byTranslation.get(`${languageKey(language)} ${plain}`)
      return translated ?? bySlug.get(plain) ?? null
    },
    group: (story) =>
      story.group_id === '' ? [] : (groups.get(story.group_id) ?? []).filter((one) => one !== story),
    asset: (filename) => assets.get(filename) ?? null,
    language: (asked) => (asked === null ? null : (languages.get(languageKey(asked)) ?? null)),
  }
}

/** Field names cannot hold a dash, so `de-at` is also written `de_at`. */
export function languageKey(code: string): string {
  return code.replaceAll('_', '-').toLowerCase()
}

/** A slug without slashes around it: folder start pages are called `folder/`. */
export function plainSlug(slug: string): string {
  return withoutSlashes(slug)
}
