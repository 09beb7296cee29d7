import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { Language } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { TaggedLru } from '../products/tagged-lru.ts'
import { firstReviews } from './review-page.ts'

/** A page of three reviews takes about 2 kB. */
const MOST_PAGES = 5000

/**
 * The reviews that product pages show, cached until the product changes: a decision about a review changes its
 * product's rating, which the change feed reports.
 */
export class FirstReviews {
  readonly #sql: Sql
  readonly #pages = new TaggedLru<string, ReviewPage>(MOST_PAGES)
  /** Grows with every change: what was read before a change is handed out, but not kept. */
  #age = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async of(productId: number, language: Language): Promise<ReviewPage> {
    const key = `${productId} ${language}`
    const known = this.#pages.get(key)
    if (known) return known

    const age = this.#age
    const page = await firstReviews(this.#sql, productId, language)
    if (age === this.#age) this.#pages.set(key, page, [`product:${productId}`])
    return page
  }

  /** Forgets what these tags of the change feed have changed. */
  changed(tags: readonly string[]): void {
    this.#age += 1
    if (tags.includes('everything')) this.#pages.clear()
    else for (const tag of tags) this.#pages.evict(tag)
  }
}
