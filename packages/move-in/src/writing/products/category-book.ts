import { hash } from 'node:crypto'
import { loadCategories } from '@shop/catalogue/products/catalogue-store'
import type { Sql } from '@shop/engine/db/sql'
import { type CategoryRecord, type Localised, NOTHING } from '@shop/engine/records/catalogue-record'
import { LEVELS, NO_CATEGORY } from '../../mapping/mapping.ts'
import { slugOf } from '../../values/keys.ts'
import type { MoveInOptions } from '../run/move-in-options.ts'
import { movedBefore } from '../run/moved-in-store.ts'
import { localisedWords } from './localised-words.ts'

/** Where a category is in the shop, and those that have to be made for it, from the top down. */
export type BookedCategory = { id: number | null; path: string; made: CategoryRecord[]; oldId: string }

const MORE: Localised = { de: 'Weitere Artikel', fr: 'Autres articles', nl: 'Overige artikelen' }

/** The categories of the shop, found and made by the names of the old ones. */
export class CategoryBook {
  readonly #ids: Map<string, number>
  readonly #options: MoveInOptions
  readonly #booked = new Map<string, BookedCategory>()
  #next: number

  constructor(ids: Map<string, number>, next: number, options: MoveInOptions) {
    this.#ids = ids
    this.#next = next
    this.#options = options
  }

  static async load(sql: Sql, next: number, options: MoveInOptions): Promise<CategoryBook> {
    const stored = await loadCategories(sql)
    const byId = new Map(stored.map((category) => [category.id, category]))
    const pathOf = (id: number): string => {
      const category = byId.get(id)
      if (category === undefined) return ''
      const above = category.parentId === null ? '' : `${pathOf(category.parentId)}/`
      return above + category.slug
    }
    const ids = new Map(stored.map(({ id }) => [pathOf(id), id]))
    return new CategoryBook(ids, next, options)
  }

  /** The category that an old one becomes; what has to be made for it is handed over once. */
  async booked(sql: Sql, names: readonly string[]): Promise<BookedCategory> {
    const oldId = names.join(LEVELS).slice(0, 200)
    const known = this.#booked.get(oldId)
    if (known) return { ...known, made: [] }
    const booked = await this.#bookedAnew(sql, names, oldId)
    this.#booked.set(oldId, booked)
    return booked
  }

  async #bookedAnew(sql: Sql, names: readonly string[], oldId: string): Promise<BookedCategory> {
    const { mapping, source } = this.#options
    const mapped = mapping.categories[oldId]
    if (mapped === null) return { id: null, path: '', made: [], oldId }
    if (mapped === undefined) {
      const before = (await movedBefore(sql, { source, kind: 'category' }, [oldId])).get(oldId)
      const found = [...this.#ids].find(([, id]) => String(id) === before?.newId)
      if (found) return { id: found[1], path: found[0], made: [], oldId }
    }
    return this.#madeAt(mapped ?? defaultPath(names), names, oldId)
  }

  #madeAt(path: string, names: readonly string[], oldId: string): BookedCategory {
    const slugs = path.split('/')
    const made: CategoryRecord[] = []
    let [parentId, at]: [number | null, string] = [null, '']
    for (const [level, slug] of slugs.entries()) {
      at = at === '' ? slug : `${at}/${slug}`
      const there = this.#ids.get(at)
      if (there !== undefined) {
        parentId = there
        continue
      }
      const id = this.#next
      this.#next += 1
      const named = names[names.length - slugs.length + level] ?? slug
      made.push(categoryRecord({ id, parentId, slug, name: this.#named(named, oldId) }))
      this.#ids.set(at, id)
      parentId = id
    }
    return { id: parentId, path, made, oldId }
  }

  #named(name: string, oldId: string): Localised {
    const { language } = this.#options
    return oldId === NO_CATEGORY ? MORE : localisedWords({ [language]: name }, language, name)
  }
}

/** The path of the page that an old category gets where no mapping says another. */
export function defaultPath(names: readonly string[]): string {
  if (names.length === 0) return slugOf(MORE.de)
  return names.map((name) => slugOf(name) || `k-${hash('sha256', name, 'hex').slice(0, 8)}`).join('/')
}

type MadeCategory = Pick<CategoryRecord, 'id' | 'parentId' | 'slug' | 'name'>

function categoryRecord({ name, ...made }: MadeCategory): CategoryRecord {
  return {
    kind: 'category',
    ...made,
    position: made.id,
    name,
    description: NOTHING,
    seoText: NOTHING,
    image: null,
  }
}
