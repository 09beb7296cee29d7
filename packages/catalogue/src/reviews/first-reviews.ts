import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { Language } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { productTag } from '../products/product-store.ts'
import { TaggedLru } from '../products/tagged-lru.ts'
import { firstReviews } from './review-page.ts'

/** A page of three reviews takes about 2 kB. */
const MOST_PAGES = 5000

type Judged = { id: number; siblings: readonly { id: number }[] }

/**
 * The reviews that product pages show, cached until the product or a sibling changes: a decision about a review changes
 * its product's rating, which the change feed reports.
 */
export class FirstReviews {
  readonly #sql: Sql
  readonly #pages = new TaggedLru<string, ReviewPage>(MOST_PAGES)
  /** Grows with every change: what was read before a change is handed out, but not kept. */
  #age = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async of({ id, siblings }: Judged, language: Language): Promise<ReviewPage> {
    // A sibling that is new brings its reviews along, and is in no tag of what was cached before.
    const key = [language, id, ...siblings.map((sibling) => sibling.id)].join(' ')
    const known = this.#pages.get(key)
    if (known) return known

    const age = this.#age
    const { page, productIds } = await firstReviews(this.#sql, id, language)
    if (age === this.#age) this.#pages.set(key, page, productIds.map(productTag))
    return page
  }

  /** Forgets what these tags of the change feed have changed. */
  changed(tags: readonly string[]): void {
    this.#age += 1
    if (tags.includes('everything')) this.#pages.clear()
    else for (const tag of tags) this.#pages.evict(tag)
  }
}
