import { type Language, type Locale, markets } from '../market/markets.ts'
import { contentPath } from './page-path.ts'

/** Slugs of a story without language and folder, as one language sees them. */
export type StorySlugs = {
  full_slug: string
  /** null where the story comes in the default language. */
  default_full_slug?: string | null | undefined
  translated_slugs?: readonly { lang: string; path: string }[] | null | undefined
}

/**
 * Where a story is in every locale: at the slug of its translation, otherwise at its own in the default language.
 *
 * @see spec §2 "translated_slugs"
 */
export function storyPaths(
  story: StorySlugs,
  language: Language,
  locales: readonly Locale[],
): Partial<Record<Locale, string>> {
  const own = story.default_full_slug ?? story.full_slug
  const slugIn = (wanted: Language): string => {
    if (wanted === language) return story.full_slug
    return story.translated_slugs?.find(({ lang }) => lang === wanted)?.path ?? own
  }
  return Object.fromEntries(locales.map((locale) => [locale, contentPath(slugIn(markets[locale].language))]))
}
