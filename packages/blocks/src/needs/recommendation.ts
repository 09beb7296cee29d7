import type { ProductCard } from '@shop/domain/product/product-card'
import type { RecommendationQuery } from '../recommendation/recommendation-query.ts'
import { entryOf, type Need } from './need.ts'
import { cardsOf } from './products.ts'

export type RecommendationNeed = Need<'recommendation', RecommendationQuery, ProductCard[]>

/** Recommended products, the same for all readers of the page. @see spec §3 "Recommendation block" */
export function recommendation(query: RecommendationQuery): RecommendationNeed {
  const { recommendationId, size, fillWithRandom, filters } = query
  const question = { recommendationId, size, fillWithRandom, filters }
  return {
    kind: 'recommendation',
    question,
    given: (loaded) => cardsOf(loaded, entryOf(loaded.lists, recommendationKey(question))?.products ?? []),
  }
}

/** One word for a query: the same on both ends of the payload. */
export function recommendationKey(query: RecommendationQuery): string {
  const { recommendationId, size, fillWithRandom, filters } = query
  const conditions = filters.map(({ property, type, operator, value }) => [property, type, operator, value])
  return JSON.stringify([recommendationId, size, fillWithRandom, conditions])
}
