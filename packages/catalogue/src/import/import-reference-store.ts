import { categories, products, variants } from '@shop/engine/db/schema/catalogue'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { inArray, sql as query } from 'drizzle-orm'

/** The places of these categories in the tree, or of all. */
export async function storedCategories(sql: Sql, ids: readonly number[] | 'all') {
  return sql
    .select({ id: categories.id, parentId: categories.parentId, digest: categories.digest })
    .from(categories)
    .where(ids === 'all' ? undefined : inArray(categories.id, [...ids]))
}

// One condition per query, each with its index: joined by "or" they read the whole table.

/** Products that have the id or the key of one of these records. */
export async function storedProducts(sql: Sql, records: readonly ProductRecord[]) {
  const { rows } = await sql.execute<{ id: number; key: string; digest: string }>(query`
    select id, reference_key as key, digest from ${products}
    where id = any(${integers(records.map(({ id }) => id))})
    union
    select id, reference_key, digest from ${products}
    where reference_key = any(${texts(records.map(({ referenceKey }) => referenceKey))})`)
  return rows
}

/** Variants of these products, and those that have an id or a key that their records bring. */
export async function storedVariants(sql: Sql, records: readonly ProductRecord[]) {
  const brought = records.flatMap((record) => record.variants)
  const columns = query`id, reference_key as key, product_id as "productId"`
  const { rows } = await sql.execute<{ id: number; key: string; productId: number }>(query`
    select ${columns} from ${variants} where product_id = any(${integers(records.map(({ id }) => id))})
    union
    select ${columns} from ${variants} where id = any(${integers(brought.map(({ id }) => id))})
    union
    select ${columns} from ${variants}
    where reference_key = any(${texts(brought.map(({ referenceKey }) => referenceKey))})`)
  return rows
}
