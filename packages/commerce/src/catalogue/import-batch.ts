import { and, getTableColumns, inArray, notInArray, sql as query, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { catalogueVersion, categories, products, stock, variants } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'
import type { CatalogueRecord, ProductRecord } from './catalogue-record.ts'
import { chunked } from './chunked.ts'
import { importPrices } from './import-prices.ts'
import { categoryRow, productRow, recordDigest, variantRows } from './record-rows.ts'

export type BatchResult = { created: number; changed: number; unchanged: number }

/**
 * Writes records whose lines were checked before, within the caller's transaction. A record that says what it
 * said the last time is left alone.
 */
export async function importBatch(
  sql: Sql,
  records: readonly CatalogueRecord[],
  now: Date,
): Promise<BatchResult> {
  const result: BatchResult = { created: 0, changed: 0, unchanged: 0 }
  const categoryDigests = await digests(
    sql,
    categories,
    records.filter(({ kind }) => kind === 'category'),
  )
  const productDigests = await digests(
    sql,
    products,
    records.filter(({ kind }) => kind === 'product'),
  )

  const fresh = records.filter((record) => {
    const digest = (record.kind === 'category' ? categoryDigests : productDigests).get(record.id)
    const verdict =
      digest === undefined ? 'created' : digest === recordDigest(record) ? 'unchanged' : 'changed'
    result[verdict] += 1
    return verdict !== 'unchanged'
  })
  await writeCategories(sql, fresh, now)
  await writeProducts(
    sql,
    fresh.filter((record) => record.kind === 'product'),
    now,
  )
  if (fresh.length > 0) await growVersion(sql, now)
  return result
}

async function digests(
  sql: Sql,
  table: typeof categories | typeof products,
  records: readonly CatalogueRecord[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const part of chunked(records)) {
    const ids = part.map(({ id }) => id)
    const rows = await sql
      .select({ id: table.id, digest: table.digest })
      .from(table)
      .where(inArray(table.id, ids))
    for (const { id, digest } of rows) found.set(id, digest)
  }
  return found
}

async function writeCategories(sql: Sql, records: readonly CatalogueRecord[], now: Date) {
  const rows = records
    .filter((record) => record.kind === 'category')
    .map((record) => categoryRow(record, now))
  for (const part of chunked(rows))
    await sql
      .insert(categories)
      .values(part)
      .onConflictDoUpdate({ target: categories.id, set: asSent(categories) })
}

async function writeProducts(sql: Sql, records: readonly ProductRecord[], now: Date) {
  if (records.length === 0) return
  for (const part of chunked(records)) {
    await sql
      .insert(products)
      .values(part.map((record) => productRow(record, now)))
      .onConflictDoUpdate({ target: products.id, set: asSent(products) })

    const productIds = part.map(({ id }) => id)
    const variantIds = part.flatMap((record) => record.variants.map(({ id }) => id))
    await sql
      .delete(variants)
      .where(and(inArray(variants.productId, productIds), notInArray(variants.id, variantIds)))
  }
  for (const part of chunked(records.flatMap(variantRows)))
    await sql
      .insert(variants)
      .values(part)
      .onConflictDoUpdate({ target: variants.id, set: asSent(variants) })

  await importPrices(sql, records, now)
  await writeStock(sql, records)
}

/** The same count again means "nothing new": what orders took since stays taken. */
async function writeStock(sql: Sql, records: readonly ProductRecord[]) {
  const rows = records.flatMap((record) =>
    record.variants.map(({ id, stock: quantity }) => ({
      variantId: id,
      quantity,
      importedQuantity: quantity,
    })),
  )
  for (const part of chunked(rows)) {
    await sql
      .insert(stock)
      .values(part)
      .onConflictDoUpdate({
        target: stock.variantId,
        set: { quantity: query`excluded.quantity`, importedQuantity: query`excluded.imported_quantity` },
        setWhere: query`${stock.importedQuantity} <> excluded.imported_quantity`,
      })
  }
}

async function growVersion(sql: Sql, now: Date) {
  await sql
    .insert(catalogueVersion)
    .values({ id: 1, version: 1, importedAt: now })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: query`${catalogueVersion.version} + 1`, importedAt: now },
    })
}

/** Every column but the id becomes what was sent. */
function asSent(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'id')
  return Object.fromEntries(
    columns.map(([name, column]) => [name, query`excluded.${query.identifier(column.name)}`]),
  )
}
