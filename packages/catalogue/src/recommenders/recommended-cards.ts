import type { ProductCard } from '@shop/domain/product/product-card'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import { recommended } from '@shop/domain/recommendation/recommended'
import type { RecommendationInput, Recommender } from './recommender.ts'

/** More than any recommender returns at once. */
const MOST_CANDIDATES = 200

/**
 * Cards of the first recommender that has results. A failing one is skipped, and without any there is nothing to show:
 * a recommendation is never worth a message.
 *
 * @see spec §8 "Recommendation failure"
 */
export async function recommendedCards(
  input: RecommendationInput,
  recommenders: readonly Recommender[],
): Promise<ProductCard[]> {
  const besides = (await input.shelf.products(input.productIds)).map(({ product }) => product)

  for (const recommender of recommenders) {
    // spec §8: the one who runs the shop reads about a failure where it happens, the shopper never
    const ids = await recommender.recommend(input).catch((): number[] => [])
    const products = await input.shelf.products([...new Set(ids)].slice(0, MOST_CANDIDATES))
    const candidates = products.map(({ product, card }) => ({
      id: product.id,
      masterKey: product.masterKey,
      isSoldOut: card.isSoldOut,
      isPromotable: isPromotable(product),
    }))
    const chosen = recommended(candidates, { size: input.slot.size, besides })
    if (chosen.length > 0) return input.shelf.listedCards(chosen.map(({ id }) => id))
  }
  return []
}
