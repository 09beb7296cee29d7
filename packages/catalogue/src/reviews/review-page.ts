import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { Language } from '@shop/domain/market/markets'
import { REVIEWS_ON_PAGE, type ReviewSort, STARS, type Stars, starBars } from '@shop/domain/review/review'
import type { Sql } from '@shop/engine/db/database'
import { type StoredReview, shownRating, starCounts, visibleReviews } from './review-store.ts'

type ReviewPageQuery = {
  productId: number
  language: Language
  sort: ReviewSort
  /** Null for all of them. */
  stars: Stars | null
  page: number
  perPage: number
}

/** One page of a product's reviews, with the summary above them. */
export async function reviewPage(
  sql: Sql,
  { productId, language, sort, stars, page, perPage }: ReviewPageQuery,
): Promise<ReviewPage> {
  const counts = await starCounts(sql, productId)
  const visible = STARS.reduce((sum, stars) => sum + (counts[stars] ?? 0), 0)
  const matching = stars === null ? visible : (counts[stars] ?? 0)
  const slice = { productId, language, sort, stars, limit: perPage, offset: (page - 1) * perPage }
  const items = matching === 0 ? [] : await visibleReviews(sql, slice)

  return {
    ...(await shownRating(sql, productId)),
    visible,
    bars: starBars(counts),
    items: items.map(listedReview),
    page,
    pages: Math.ceil(matching / perPage),
  }
}

/** What the product page shows at first. */
export function firstReviews(sql: Sql, productId: number, language: Language): Promise<ReviewPage> {
  return reviewPage(sql, {
    productId,
    language,
    sort: 'newest',
    stars: null,
    page: 1,
    perPage: REVIEWS_ON_PAGE,
  })
}

function listedReview(review: StoredReview): ReviewPage['items'][number] {
  const { id, rating, title, text, nickname, language, isVerified, createdAt } = review
  return {
    id,
    rating,
    title,
    text,
    nickname,
    language,
    isVerified,
    date: createdAt.toISOString().slice(0, 10),
  }
}
