import { categories, products, variants } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'
import type { CatalogueRecord, CategoryRecord, ProductRecord } from './catalogue-record.ts'
import type { BadLine } from './import-line.ts'

type Complaint = Omit<BadLine, 'line'>

/** Everything records may refer to or collide with: what the database has, and what the file brought so far. */
export class KnownRecords {
  readonly #parents = new Map<number, number | null>()
  readonly #variantsOf = new Map<number, { id: number; key: string }[]>()
  readonly #productOfVariant = new Map<number, number>()
  readonly #productKeys = new Map<string, number>()
  readonly #keyOfProduct = new Map<number, string>()
  readonly #variantKeys = new Map<string, number>()
  readonly #lines = new Map<string, number>()

  static async load(sql: Sql): Promise<KnownRecords> {
    const known = new KnownRecords()
    const places = await sql.select({ id: categories.id, parentId: categories.parentId }).from(categories)
    for (const { id, parentId } of places) known.#parents.set(id, parentId)

    const keys = await sql.select({ id: products.id, key: products.referenceKey }).from(products)
    for (const { id, key } of keys) known.#rememberProduct(id, key)

    const parts = await sql
      .select({ id: variants.id, key: variants.referenceKey, productId: variants.productId })
      .from(variants)
    for (const { id, key, productId } of parts) known.#rememberVariant(productId, { id, key })
    return known
  }

  /** Takes a record in, or tells why it cannot be: then nothing is remembered of it. */
  admit(record: CatalogueRecord, line: number): Complaint | null {
    const name = `${record.kind} ${record.id}`
    const before = this.#lines.get(name)
    if (before !== undefined) return { field: 'id', reason: `${name} stands in line ${before} already` }

    const complaint = record.kind === 'category' ? this.#admitCategory(record) : this.#admitProduct(record)
    if (complaint === null) this.#lines.set(name, line)
    return complaint
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

  #rememberVariant(productId: number, variant: { id: number; key: string }) {
    const list = this.#variantsOf.get(productId) ?? []
    this.#variantsOf.set(productId, [...list, variant])
    this.#productOfVariant.set(variant.id, productId)
    this.#variantKeys.set(variant.key, variant.id)
  }
}
