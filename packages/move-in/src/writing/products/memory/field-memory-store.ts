import { recordOfProduct } from '@shop/catalogue/office/product-record'
import { loadStoredProducts, type StoredProduct } from '@shop/catalogue/products/catalogue-store'
import { importedLines, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { documents, integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { ProductRecord, type VariantRecord } from '@shop/engine/records/catalogue-record'
import { sql as query } from 'drizzle-orm'
import * as v from 'valibot'
import type { WrittenFields } from '../../run/moved-in-store.ts'
import type { ProductHere } from './merged-product.ts'

/** A product as it stands here, with the digest of the record that was imported last; or why nothing can be made of it. */
export type FoundHere =
  | { product: ProductHere; importedDigest: string; problem: null }
  | { product: null; problem: { field: string; reason: string } }

/** Products as they stand here, by id; those that are gone are left out. */
export async function productsHere(sql: Sql, ids: readonly number[]): Promise<Map<number, FoundHere>> {
  if (ids.length === 0) return new Map()
  const stored = await loadStoredProducts(sql, ids)
  const own = await variantsHere(sql, ids)
  return new Map(stored.map((product) => [product.id, foundHere(product, own)]))
}

function foundHere(product: StoredProduct, own: ProductHere['variants']): FoundHere {
  const parsed = v.safeParse(ProductRecord, recordOfProduct(product))
  if (parsed.success)
    return {
      product: { record: parsed.output, variants: own },
      importedDigest: product.digest,
      problem: null,
    }
  const [issue] = parsed.issues
  return { product: null, problem: { field: v.getDotPath(issue) ?? '', reason: issue.message } }
}

type VariantHere = { id: number; bvc: VariantRecord['bvc']; imported: number | null }

/** A recall shows another availability than the variant has, and an import counts from the count before it. */
async function variantsHere(sql: Sql, productIds: readonly number[]): Promise<ProductHere['variants']> {
  const { rows } = await sql.execute<VariantHere>(query`
    select variant.id, variant.bvc, counted.imported_quantity as imported from ${variants} as variant
    left join ${stock} as counted on counted.variant_id = variant.id
    where variant.product_id = any(${integers(productIds)})`)
  return new Map(rows.map(({ id, bvc, imported }) => [id, { bvc, importedStock: imported ?? 0 }]))
}

/** What is to be remembered of a product. */
export type Remembered = { oldId: string; fields: WrittenFields }

/** Remembers what was written of products, where nothing has to be imported for it. */
export async function rememberFields(sql: Sql, source: string, things: readonly Remembered[]): Promise<void> {
  if (things.length === 0) return
  await sql.execute(query`
    update ${movedIn} set fields = sent.fields
    from unnest(${texts(things.map(({ oldId }) => oldId))}, ${documents(things.map(({ fields }) => fields))})
      as sent(old_id, fields)
    where source = ${source} and kind = 'product' and moved_in.old_id = sent.old_id`)
}

/** The same for lines of an import, where it has taken them: what it has refused was not written. */
export async function rememberImported(
  sql: Sql,
  source: string,
  things: readonly (Remembered & { productId: number; digest: string })[],
): Promise<void> {
  if (things.length === 0) return
  await sql.execute(query`
    update ${movedIn} set fields = sent.fields
    from unnest(${texts(things.map(({ oldId }) => oldId))}, ${documents(things.map(({ fields }) => fields))},
        ${integers(things.map(({ productId }) => productId))}, ${texts(things.map(({ digest }) => digest))})
      as sent(old_id, fields, product_id, digest)
    join ${importedLines} as line on line.product_id = sent.product_id and line.digest = sent.digest
    where source = ${source} and kind = 'product' and moved_in.old_id = sent.old_id`)
}

export type MovedProduct = {
  oldId: string
  id: number
  referenceKey: string
  name: string
  fields: WrittenFields | null
}

/** Products of a source that are on sale here, in the order of their numbers, those behind one of them. */
export async function movedOnSale(
  sql: Sql,
  source: string,
  { behind, most }: { behind: number; most: number },
): Promise<MovedProduct[]> {
  const { rows } = await sql.execute<MovedProduct>(query`
    select moved.old_id as "oldId", product.id, product.reference_key as "referenceKey",
      product.name ->> 'de' as name, moved.fields
    from ${products} as product
    join ${movedIn} as moved on moved.kind = 'product' and moved.new_id = product.id::text
      and moved.source = ${source}
    where product.id > ${behind}::int and product.is_active
    order by product.id limit ${most}::int`)
  return rows
}
