import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { type Database, readCatalogue } from '@shop/engine/db/database'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { inArray } from 'drizzle-orm'
import { loadStoredProducts, type StoredProduct } from './catalogue-store.ts'
import type { StockNote } from './stock-note.ts'
import { TaggedLru } from './tagged-lru.ts'

/** As many products as a shop of some thousands has: it is wholly in memory. A product takes about 5 kB. */
const MOST_PRODUCTS = 5000
/** A family is a list of ids, a variant one id. */
const MOST_NAMES = 50_000
type Readable = Pick<Database, 'sql' | 'replica'>

const KEY = /^[A-Za-z0-9_.-]{1,64}$/

/**
 * Stored products of all locales, the ones asked for last in memory and the others in the database.
 *
 * Within a transaction its connection has to be passed: what the store does not have is read through it and not cached,
 * because the transaction may see rows that are never committed.
 */
export class ProductStore {
  readonly #database: Readable
  readonly #products = new TaggedLru<number, StoredProduct>(MOST_PRODUCTS)
  readonly #families = new TaggedLru<string, readonly number[]>(MOST_NAMES)
  readonly #owners = new TaggedLru<number, number>(MOST_NAMES)
  readonly #byKey = new TaggedLru<string, number>(MOST_NAMES)
  readonly #running = new Map<number, Promise<StoredProduct | null>>()
  /** Grows with every change: what was read before a change is handed out, but not kept. */
  #age = 0

  constructor(database: Readable) {
    this.#database = database
  }

  /** By id; unknown ids are left out. */
  async products(ids: readonly number[], transaction?: Sql): Promise<Map<number, StoredProduct>> {
    const found = new Map<number, StoredProduct>()
    const missing = new Set<number>()
    for (const id of ids) {
      const known = this.#products.get(id)
      if (known) found.set(id, known)
      else if (isId(id)) missing.add(id)
    }
    if (missing.size === 0) return found

    const loaded = transaction
      ? await loadStoredProducts(transaction, [...missing])
      : await this.#loadOnce([...missing])
    for (const product of loaded) found.set(product.id, product)
    return found
  }

  /** Master key to the ids of all products that have it, ascending. */
  async families(masterKeys: Iterable<string>, transaction?: Sql): Promise<Map<string, readonly number[]>> {
    const found = new Map<string, readonly number[]>()
    const missing = new Set<string>()
    for (const key of masterKeys) {
      const known = this.#families.get(key)
      if (known) found.set(key, known)
      else missing.add(key)
    }
    if (missing.size === 0) return found

    const age = this.#age
    const rows = await this.#read(transaction, async (sql) =>
      sql
        .select({ id: products.id, masterKey: products.masterKey })
        .from(products)
        .where(inArray(products.masterKey, [...missing]))
        .orderBy(products.id),
    )
    for (const [key, members] of Map.groupBy(rows, ({ masterKey }) => masterKey)) {
      const ids = members.map(({ id }) => id)
      found.set(key, ids)
      if (!transaction && age === this.#age)
        this.#families.set(key, ids, [familyTag(key), ...ids.map(productTag)])
    }
    return found
  }

  /** Variant id to the id of its product. */
  async owners(variantIds: readonly number[], transaction?: Sql): Promise<Map<number, number>> {
    const found = new Map<number, number>()
    const missing = new Set<number>()
    for (const id of variantIds) {
      const known = this.#owners.get(id)
      if (known !== undefined) found.set(id, known)
      else if (isId(id)) missing.add(id)
    }
    if (missing.size === 0) return found

    const age = this.#age
    const rows = await this.#read(transaction, async (sql) =>
      sql
        .select({ id: variants.id, productId: variants.productId })
        .from(variants)
        .where(inArray(variants.id, [...missing])),
    )
    for (const { id, productId } of rows) {
      found.set(id, productId)
      if (!transaction && age === this.#age) this.#owners.set(id, productId, [productTag(productId)])
    }
    return found
  }

  /** Reference key to product id. */
  async idsByKey(keys: readonly string[], transaction?: Sql): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const missing = new Set<string>()
    for (const key of keys) {
      const known = this.#byKey.get(key)
      if (known !== undefined) found.set(key, known)
      else if (KEY.test(key)) missing.add(key)
    }
    if (missing.size === 0) return found

    const age = this.#age
    const rows = await this.#read(transaction, async (sql) =>
      sql
        .select({ id: products.id, key: products.referenceKey })
        .from(products)
        .where(inArray(products.referenceKey, [...missing])),
    )
    for (const { id, key } of rows) {
      found.set(key, id)
      if (!transaction && age === this.#age) this.#byKey.set(key, id, [productTag(id)])
    }
    return found
  }

  /** Forgets products that changed, and every family that they left or came to. */
  forget(ids: Iterable<number>, masterKeys: Iterable<string>): void {
    this.#age += 1
    for (const id of ids) {
      this.#running.delete(id)
      const tag = productTag(id)
      this.#products.delete(id)
      this.#families.evict(tag)
      this.#owners.evict(tag)
      this.#byKey.evict(tag)
    }
    for (const key of masterKeys) this.#families.evict(familyTag(key))
  }

  /** Updates the stock of cached products; what is being read now may still have the old number and is not cached. */
  restock({ productId, variantId, quantity }: StockNote): void {
    this.#age += 1
    this.#running.delete(productId)
    const known = this.#products.get(productId)
    if (known === undefined) return
    const variants = known.variants.map((one) => (one.id === variantId ? { ...one, quantity } : one))
    this.#products.set(productId, { ...known, variants }, [])
  }

  forgetAll(): void {
    this.#age += 1
    this.#running.clear()
    this.#products.clear()
    this.#families.clear()
    this.#owners.clear()
    this.#byKey.clear()
  }

  /** One load for everybody who asks for the same product at the same time. */
  async #loadOnce(ids: readonly number[]): Promise<StoredProduct[]> {
    const fresh = ids.filter((id) => !this.#running.has(id))
    if (fresh.length > 0) {
      const loading = this.#load(fresh)
      for (const id of fresh) {
        const one = loading.then((loaded) => loaded.get(id) ?? null)
        this.#running.set(id, one)
        // A newer one may have taken its place when the product changed meanwhile.
        const release = () => {
          if (this.#running.get(id) === one) this.#running.delete(id)
        }
        one.then(release, release)
      }
    }
    const all = await Promise.all(ids.flatMap((id) => this.#running.get(id) ?? []))
    return all.filter((product) => product !== null)
  }

  /** A transaction may have changed what it reads; everybody else may read a copy of the database. */
  #read<T>(transaction: Sql | undefined, body: (sql: Sql) => Promise<T>): Promise<T> {
    return transaction ? body(transaction) : readCatalogue(this.#database, body)
  }

  async #load(ids: readonly number[]): Promise<Map<number, StoredProduct>> {
    const age = this.#age
    const loaded = await readCatalogue(this.#database, (sql) => loadStoredProducts(sql, ids))
    if (age === this.#age) for (const product of loaded) this.#products.set(product.id, product, [])
    return new Map(loaded.map((product) => [product.id, product]))
  }
}

export function productTag(id: number): string {
  return `product:${id}`
}

export function familyTag(masterKey: string): string {
  return `family:${masterKey}`
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_INTEGER
}
