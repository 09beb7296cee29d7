import type { Language } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { productTag } from './product-store.ts'
import { TaggedLru } from './tagged-lru.ts'

/** A page of three reviews or questions takes about 2 kB. */
const MOST_PAGES = 5000

/** A product with its siblings, itself among them or not. */
export type FamilyOf = { id: number; siblings: readonly { id: number }[] }

type Loaded<Page> = { page: Page; productIds: readonly number[] }

/**
 * What product pages show at first of what people have written about a family, cached until the product or a sibling
 * changes: whatever is decided about such a text is in the change feed as a change of its product.
 */
export class FamilyPages<Page> {
  readonly #load: (family: FamilyOf, language: Language) => Promise<Loaded<Page>>
  readonly #pages = new TaggedLru<string, Page>(MOST_PAGES)
  /** Grows with every change: what was read before a change is handed out, but not kept. */
  #age = 0

  constructor(sql: Sql, load: (sql: Sql, family: FamilyOf, language: Language) => Promise<Loaded<Page>>) {
    this.#load = (family, language) => load(sql, family, language)
  }

  async of({ id, siblings }: FamilyOf, language: Language): Promise<Page> {
    // A sibling that is new brings its texts along, and is in no tag of what was cached before.
    const key = [language, id, ...siblings.map((sibling) => sibling.id)].join(' ')
    const known = this.#pages.get(key)
    if (known) return known

    const age = this.#age
    const { page, productIds } = await this.#load({ id, siblings }, language)
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
