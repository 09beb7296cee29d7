import { unansweredSearches } from '@shop/api-client/office/search-word-commands'
import {
  type MerchandisingContext,
  onShelf,
  shelfOf,
} from '@shop/catalogue/merchandising/merchandising-context'
import { redirectOf } from '@shop/catalogue/search/words/redirects'
import { localHour, periodOf } from '@shop/domain/figures/period'
import { type Locale, markets } from '@shop/domain/market/markets'
import { searchesOf } from './figures-store.ts'

/** Searches without an answer, and whether they have one by now. */
export const SEARCH_FIGURES = [
  onShelf(unansweredSearches, {
    prepare: ({ locale }, context) => unanswered(context, locale),
  })(async (_input, _context, answer) => ({ answer, object: null })),
]

async function unanswered(context: MerchandisingContext, locale: Locale) {
  const { timezone, language } = markets[locale]
  const catalogue = await shelfOf(context, locale)
  const period = periodOf('days28', localHour(context.now, timezone).day)
  const { unanswered: rows } = await searchesOf(context.sql, period, { locale })
  const place = { country: markets[locale].country, language }
  const redirects = catalogue.words.redirects(language)
  return {
    ...period,
    terms: await Promise.all(
      rows.map(async ({ term, unanswered: count }) => ({
        term,
        count,
        isAnsweredNow:
          redirectOf(term, language, redirects) !== null || (await catalogue.search.finds(term, place)),
      })),
    ),
  }
}
