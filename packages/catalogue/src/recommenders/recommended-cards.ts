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
  const { shelf, productIds } = input
  // Whoever takes a set has its parts already.
  const besides = [...(await shelf.products(productIds)), ...(await shelf.partsOf(productIds))].map(
    ({ product }) => product,
  )

  for (const recommender of recommenders) {
    // spec §8: the one who runs the shop reads about a failure where it happens, the shopper never
    const ids = await recommender.recommend(input).catch((): number[] => [])
    const products = await shelf.products([...new Set(ids)].slice(0, MOST_CANDIDATES))
    const candidates = products.map(({ product, card }) => ({
      id: product.id,
      masterKey: product.masterKey,
      isSoldOut: card.isSoldOut,
      isPromotable: isPromotable(product),
    }))
    const chosen = recommended(candidates, { size: input.slot.size, besides })
    if (chosen.length > 0) return shelf.listedCards(chosen.map(({ id }) => id))
  }
  return []
}
