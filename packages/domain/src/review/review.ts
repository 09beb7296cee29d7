/** How reviews may be ordered; the reader's own language always comes first within an order's equals. */
export const REVIEW_SORTS = ['newest', 'best', 'worst', 'verified'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Reviews of one page of the list. */
export const REVIEWS_PER_PAGE = 10
/** Reviews on the product page before more are requested. */
export const REVIEWS_ON_PAGE = 3

export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

/** How many reviews gave how many stars, five first. */
export type StarBar = { stars: Stars; count: number; percent: number }

/**
 * The bars of a summary. Every star has its bar, even with no votes: negative reviews are shown like all others.
 * Percents are rounded and need not add up to a hundred.
 *
 * @see eu-duties C-33
 */
export function starBars(counts: Partial<Record<Stars, number>>): StarBar[] {
  const total = STARS.reduce((sum, stars) => sum + (counts[stars] ?? 0), 0)
  return STARS.map((stars) => {
    const count = counts[stars] ?? 0
    return { stars, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) }
  })
}
