import type { Ranking } from '@shop/api-client/office/ranking-commands'
import { type Locale, markets } from '@shop/domain/market/markets'
import { leadingRanking, type PlacedRanking } from '@shop/domain/merchandising/leading-ranking'
import { redirectKey } from '../search/words/redirects.ts'

/** A ranking of one list for some days, one country, or a search. */
export type ListingRanking = PlacedRanking & {
  id: string
  locale: Locale | null
  place: { kind: 'category'; categoryId: number } | { kind: 'search'; phrase: string }
  ranking: Ranking
}

/** The rankings of one shop that hold on some days or in one country, as they are now. */
export class ListingRankings {
  #ofCategory: ReadonlyMap<number, ListingRanking[]> = new Map()
  #searches: readonly ListingRanking[] = []
  /** By locale and the stems of the phrase; made when the first shopper searches. */
  #ofSearch: Map<string, ListingRanking[]> | null = null

  take(rankings: readonly ListingRanking[]): void {
    const ofCategory = rankings.filter(({ place }) => place.kind === 'category')
    this.#ofCategory = Map.groupBy(ofCategory, ({ place }) => ('categoryId' in place ? place.categoryId : 0))
    this.#searches = rankings.filter(({ place }) => place.kind === 'search')
    this.#ofSearch = null
  }

  ofCategory(categoryId: number, day: { locale: Locale; today: string }): ListingRanking | null {
    return leadingRanking(this.#ofCategory.get(categoryId) ?? [], day)
  }

  /** Of a search in any of its forms, as one word and its plural. */
  ofSearch(query: string, day: { locale: Locale; today: string }): ListingRanking | null {
    if (this.#searches.length === 0) return null
    this.#ofSearch ??= Map.groupBy(this.#searches, ({ locale, place }) =>
      'phrase' in place && locale !== null ? keyOf(locale, place.phrase) : '',
    )
    return leadingRanking(this.#ofSearch.get(keyOf(day.locale, query)) ?? [], day)
  }
}

function keyOf(locale: Locale, phrase: string): string {
  return `${locale} ${redirectKey(phrase, markets[locale].language)}`
}
