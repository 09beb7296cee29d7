import { type RankedPlace, Ranking } from '@shop/api-client/office/ranking-commands'
import { LOCALES, type Locale } from '@shop/domain/market/markets'
import * as v from 'valibot'

/** A ranking while it is changed: what it steers, and where and when it holds. */
export type RankingDraft = {
  ranking: Ranking
  where: Locale | null
  from: string | null
  to: string | null
}

export const KeptRanking = v.object({
  form: v.object({
    ranking: Ranking,
    where: v.nullable(v.picklist(LOCALES)),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
  seen: v.nullable(v.number()),
})

/** Where the tab keeps the draft of a ranking; null for a new one. */
export function draftKey(shop: string, locale: Locale, place: RankedPlace, id: string | null): string {
  const list = place.kind === 'category' ? String(place.categoryId) : `search ${place.phrase}`
  return `office.ranking.${shop}.${locale}.${list}.${id ?? 'new'}`
}
