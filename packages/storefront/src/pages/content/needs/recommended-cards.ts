import type { Api } from '@shop/api-client/contract/define-call'
import { recommendForBlock } from '@shop/api-client/contract/recommendations'
import { recommendationKey } from '@shop/blocks/needs/recommendation.ts'
import type { RecommendationQuery } from '@shop/blocks/recommendation/recommendation-query.ts'
import { firstByKey } from './first-by-key.ts'
import type { CardList } from './listed-cards.ts'
import { orNothing } from './or-nothing.ts'

/** Recommendations that the blocks of one page may show. */
const MOST_RECOMMENDATIONS = 12

/** The same for all readers of the page. An invalid query, for example with too many filters, has no products. */
export async function recommendedCards(
  queries: readonly RecommendationQuery[],
  api: Api,
): Promise<CardList[]> {
  return Promise.all(
    firstByKey(queries, recommendationKey, MOST_RECOMMENDATIONS)
      .entries()
      .map(async ([key, { filters, ...query }]) => {
        const ask = api(recommendForBlock, { ...query, filters: JSON.stringify(filters) })
        const cards = await orNothing(`The recommendation ${query.recommendationId}`, ask, [])
        return { key, cards, total: cards.length, path: '' }
      }),
  )
}
