import type { ReviewPage } from '@shop/api-client/contract/reviews'
import { pooledRating } from '@shop/domain/family/pooled-rating'
import type { Language } from '@shop/domain/market/markets'
import { REVIEWS_ON_PAGE, type ReviewSort, STARS, type Stars, starBars } from '@shop/domain/review/review'
import type { Sql } from '@shop/engine/db/database'
import type { FamilyOf } from '../products/family-pages.ts'
import { judgedTogether, type StoredReview, starCounts, visibleReviews } from './review-store.ts'

type ReviewPageQuery = {
  productId: number
  language: Language
  sort: ReviewSort
  /** Null for all of them. */
  stars: Stars | null
  page: number
  perPage: number
}

/**
 * One page of the reviews of a product and of its siblings, with the summary above them: whoever judges a sofa does not
 * judge its colour, and the card of a list counts the same.
 *
 * @see product §11 "Reviews are pooled per family"
 */
export async function reviewPage(sql: Sql, query: ReviewPageQuery): Promise<ReviewPage> {
  return pageOf(sql, query, await judgedTogether(sql, query.productId))
}

/** What the product page shows at first, and the products that it was made of. */
export async function firstReviews(
  sql: Sql,
  { id: productId }: FamilyOf,
  language: Language,
): Promise<{ page: ReviewPage; productIds: number[] }> {
  const family = await judgedTogether(sql, productId)
  const query = {
    productId,
    language,
    sort: 'newest',
    stars: null,
    page: 1,
    perPage: REVIEWS_ON_PAGE,
  } as const
  return { page: await pageOf(sql, query, family), productIds: family.map(({ id }) => id) }
}

type Family = Awaited<ReturnType<typeof judgedTogether>>

async function pageOf(sql: Sql, query: ReviewPageQuery, family: Family): Promise<ReviewPage> {
  const { language, sort, stars, page, perPage } = query
  const productIds = family.map(({ id }) => id)
  const counts = await starCounts(sql, productIds)
  const visible = STARS.reduce((sum, stars) => sum + (counts[stars] ?? 0), 0)
  const matching = stars === null ? visible : (counts[stars] ?? 0)
  const slice = { productIds, language, sort, stars, limit: perPage, offset: (page - 1) * perPage }
  const items = matching === 0 ? [] : await visibleReviews(sql, slice)

  return {
    ...(pooledRating(family.map(({ rating }) => rating)) ?? { average: 0, count: 0 }),
    visible,
    bars: starBars(counts),
    items: items.map(listedReview),
    page,
    pages: Math.ceil(matching / perPage),
  }
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
