import type { Sql } from '@shop/engine/db/sql'
import type { CatalogueRecord, CategoryRecord, ProductRecord } from '@shop/engine/records/catalogue-record'
import type { BadLine } from './import-line.ts'
import { storedCategories, storedProducts, storedVariants } from './import-reference-store.ts'

type Complaint = Omit<BadLine, 'line'>
type KnownVariant = { id: number; key: string }

/** Everything that the records of one batch may refer to or collide with, in the database or earlier in the batch. */
export class ImportReferences {
  readonly #parents = new Map<number, number | null>()
  readonly #digests = new Map<string, string>()
  readonly #variantsOf = new Map<number, KnownVariant[]>()
  readonly #productOfVariant = new Map<number, number>()
  readonly #productKeys = new Map<string, number>()
  readonly #keyOfProduct = new Map<number, string>()
  readonly #variantKeys = new Map<string, number>()
  readonly #storedVariants = new Map<number, { key: string; productId: number }>()

  static async load(sql: Sql, records: readonly CatalogueRecord[]): Promise<ImportReferences> {
    const known = new ImportReferences()
    await known.#loadCategories(sql, records)
    const brought = records.filter((record) => record.kind === 'product')
    if (brought.length === 0) return known

    for (const { id, key, digest } of await storedProducts(sql, brought)) {
      known.#rememberProduct(id, key)
      known.#digests.set(`product ${id}`, digest)
    }
    for (const { id, key, productId } of await storedVariants(sql, brought)) {
      known.#rememberVariant(productId, { id, key })
      known.#storedVariants.set(id, { key, productId })
    }
    return known
  }

  /** The digest of the record that is stored under this id, whatever the batch brought since. */
  storedDigest({ kind, id }: CatalogueRecord): string | undefined {
    return this.#digests.get(`${kind} ${id}`)
  }

  /** The variants that the database had, by id. */
  get storedVariants(): ReadonlyMap<number, { key: string; productId: number }> {
    return this.#storedVariants
  }

  /** Admits a record, or returns why it cannot be; then nothing of it is remembered. */
  admit(record: CatalogueRecord): Complaint | null {
    return record.kind === 'category' ? this.#admitCategory(record) : this.#admitProduct(record)
  }

  /** A category needs the whole tree, a product only its own places in it. */
  async #loadCategories(sql: Sql, records: readonly CatalogueRecord[]) {
    const named = new Set(records.flatMap((record) => (record.kind === 'product' ? record.categories : [])))
    const isTree = records.some(({ kind }) => kind === 'category')
    const places = await storedCategories(sql, isTree ? 'all' : [...named])
    for (const { id, parentId, digest } of places) {
      this.#parents.set(id, parentId)
      this.#digests.set(`category ${id}`, digest)
    }
  }

  #admitCategory({ id, parentId }: CategoryRecord): Complaint | null {
    if (parentId !== null && !this.#parents.has(parentId))
      return { field: 'parentId', reason: `there is no category ${parentId} before this line` }
    for (let above = parentId; above !== null; above = this.#parents.get(above) ?? null) {
      if (above === id) return { field: 'parentId', reason: `category ${id} would be above itself` }
    }
    this.#parents.set(id, parentId)
    return null
  }

  #admitProduct(record: ProductRecord): Complaint | null {
    const missing = record.categories.findIndex((id) => !this.#parents.has(id))
    if (missing >= 0)
      return {
        field: `categories.${missing}`,
        reason: `there is no category ${record.categories[missing]} before this line`,
      }
    const collision = this.#collision(record)
    if (collision !== null) return collision

    for (const { id, key } of this.#variantsOf.get(record.id) ?? []) {
      this.#productOfVariant.delete(id)
      this.#variantKeys.delete(key)
    }
    this.#variantsOf.delete(record.id)
    this.#productKeys.delete(this.#keyOfProduct.get(record.id) ?? '')
    this.#rememberProduct(record.id, record.referenceKey)
    for (const { id, referenceKey } of record.variants)
      this.#rememberVariant(record.id, { id, key: referenceKey })
    return null
  }

  #collision(record: ProductRecord): Complaint | null {
    const holder = this.#productKeys.get(record.referenceKey)
    if (holder !== undefined && holder !== record.id)
      return { field: 'referenceKey', reason: `product ${holder} has the key ${record.referenceKey}` }

    const own = { ids: new Set<number>(), keys: new Set<string>() }
    for (const [index, { id, referenceKey }] of record.variants.entries()) {
      const product = this.#productOfVariant.get(id)
      if (own.ids.has(id) || (product !== undefined && product !== record.id))
        return {
          field: `variants.${index}.id`,
          reason: `variant ${id} belongs to product ${product ?? record.id} already`,
        }

      const variant = this.#variantKeys.get(referenceKey)
      const isForeign = variant !== undefined && this.#productOfVariant.get(variant) !== record.id
      if (own.keys.has(referenceKey) || isForeign)
        return {
          field: `variants.${index}.referenceKey`,
          reason: `another variant has the key ${referenceKey}`,
        }
      own.ids.add(id)
      own.keys.add(referenceKey)
    }
    return null
  }

  #rememberProduct(id: number, key: string) {
    this.#productKeys.set(key, id)
    this.#keyOfProduct.set(id, key)
  }

  #rememberVariant(productId: number, variant: KnownVariant) {
    const list = this.#variantsOf.get(productId)
    if (list) list.push(variant)
    else this.#variantsOf.set(productId, [variant])
    this.#productOfVariant.set(variant.id, productId)
    this.#variantKeys.set(variant.key, variant.id)
  }
}
