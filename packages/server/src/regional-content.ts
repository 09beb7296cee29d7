import type { ContentClient } from '@shop/content/content-client'
import type { StoryQuery } from '@shop/content/story-query'
import { isLocale, markets } from '@shop/domain/market/markets'

/**
 * A content client that asks in a region's own words where the space has them (`de-at` before `de`), and in the
 * language of its readers otherwise. A language that an editor has chosen is asked for as it is.
 */
export function regionalContent<Client extends ContentClient>(
  client: Client,
  regions: readonly string[],
): Client {
  return {
    ...client,
    story: (path, query) => client.story(path, inRegion(query, regions)),
    stories: (query) => client.stories(inRegion(query, regions)),
  }
}

function inRegion<Query extends StoryQuery>(query: Query, regions: readonly string[]): Query {
  const { locale, language } = query
  if (locale === undefined || !isLocale(locale) || !regions.includes(locale)) return query
  const own = markets[locale].language
  if (language !== own && language !== locale) return query
  return { ...query, language: locale, fallbackLanguage: own }
}
