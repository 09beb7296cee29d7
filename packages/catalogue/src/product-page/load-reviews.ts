import { problem } from '@shop/api-client/contract/problem'
import { loadReviews } from '@shop/api-client/contract/reviews'
import { REVIEWS_PER_PAGE } from '@shop/domain/review/review'
import { on } from '../on.ts'
import { reviewPage } from '../reviews/review-page.ts'
import { reviewedProductId } from '../reviews/review-store.ts'

/** Reviews that everybody may read. 404 `product_not_found` for a number that is unknown here. */
export const loadReviewsHandler = on(loadReviews).answer(
  async ({ referenceKey, page, sort, stars = null }, context) => {
    const { sql, shop } = context
    const { country, language } = shop.market
    const productId = await reviewedProductId(sql, referenceKey, country)
    if (productId === null) throw productNotFound(referenceKey)
    return reviewPage(sql, { productId, language, sort, stars, page, perPage: REVIEWS_PER_PAGE })
  },
)

export function productNotFound(referenceKey: string) {
  return problem(
    404,
    'product_not_found',
    `There is no product ${referenceKey} in this shop. Check the number.`,
  )
}
