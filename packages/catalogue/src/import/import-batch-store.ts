import {
  catalogueVersion,
  categories,
  importedLines,
  products,
  variants,
} from '@shop/engine/db/schema/catalogue'
import { integers, sentRows, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import type { CatalogueRecord, ProductRecord } from '@shop/engine/records/catalogue-record'
import { inArray, sql as query } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { priceName } from '../products/price-history-store.ts'
import { storedPrices } from '../products/price-store.ts'
import {
  categoryRow,
  importedPrices,
  productRow,
  recordDigest,
  variantRows,
} from '../products/record-rows.ts'
import { writeStock } from '../products/stock-count-store.ts'
import { writePrices } from './import-prices.ts'
import type { ImportReferences } from './import-references.ts'

export type BatchResult = { created: number; changed: number; unchanged: number }

/** A record whose line was checked; `digest` is that of the line. */
export type AdmittedRecord = { record: CatalogueRecord; digest: string }

/**
 * Writes records within the caller's transaction, all rows of a table in one statement. A record that says what it said
 * the last time is left alone.
 */
export async function importBatch(
  sql: Sql,
  admitted: readonly AdmittedRecord[],
  known: ImportReferences,
  now: Date,
): Promise<BatchResult> {
  const result: BatchResult = { created: 0, changed: 0, unchanged: 0 }
  const fresh = admitted.flatMap(({ record, digest: line }) => {
    const [stored, digest] = [known.storedDigest(record), recordDigest(record)]
    const verdict = stored === undefined ? 'created' : stored === digest ? 'unchanged' : 'changed'
    result[verdict] += 1
    return verdict === 'unchanged' ? [] : [{ record, digest, line }]
  })
  const tree = fresh.flatMap(({ record }) => (record.kind === 'category' ? [categoryRow(record, now)] : []))
  await upsertRows(sql, categories, tree)

  const rows = fresh.flatMap(({ record, digest }) =>
    record.kind === 'product' ? [productRow(record, now, digest)] : [],
  )
  await upsertRows(sql, products, rows)
  await writeParts(
    sql,
    fresh.flatMap(({ record }) => (record.kind === 'product' ? [record] : [])),
    known,
    now,
  )
  await rememberLines(sql, admitted)
  if (fresh.length > 0) await growVersion(sql, now)
  return result
}

async function writeParts(sql: Sql, records: readonly ProductRecord[], known: ImportReferences, now: Date) {
  if (records.length === 0) return
  const brought = new Map(
    records.flatMap((record) => record.variants).map((one) => [one.id, one.referenceKey]),
  )
  const owners = new Set(records.map(({ id }) => id))
  const stored = [...known.storedVariants]
  const lost = stored.filter(([id, { productId }]) => owners.has(productId) && !brought.has(id))
  if (lost.length > 0)
    await sql.delete(variants).where(
      inArray(
        variants.id,
        lost.map(([id]) => id),
      ),
    )
  // Two variants may swap their keys: for a moment they have none.
  const renamed = stored.filter(([id, { key }]) => brought.has(id) && brought.get(id) !== key)
  if (renamed.length > 0)
    await sql.execute(
      query`update ${variants} set reference_key = '~' || id where id = any(${integers(renamed.map(([id]) => id))})`,
    )
  await upsertRows(sql, variants, records.flatMap(variantRows))

  const imported = records.flatMap((record) => importedPrices(record, now))
  const kept = new Set(imported.map(priceName))
  const before = await storedPrices(
    sql,
    stored.flatMap(([id]) => (brought.has(id) ? [id] : [])),
  )
  const gone = [...before.values()].filter((price) => !kept.has(priceName(price)))
  await writePrices(sql, { imported, gone }, before, now)
  await writeStock(
    sql,
    records.flatMap((record) => record.variants.map(({ id, stock }) => ({ variantId: id, quantity: stock }))),
  )
}

/** Columns that no record has, for example those of reviews, stay as they are. */
async function upsertRows(sql: Sql, table: PgTable, rows: readonly Record<string, unknown>[]) {
  if (rows.length === 0) return
  const { names, source, asSent } = sentRows(table, rows)
  await sql.execute(
    query`insert into ${table} (${names}) select ${names} from ${source} on conflict (id) do update set ${asSent}`,
  )
}

async function rememberLines(sql: Sql, admitted: readonly AdmittedRecord[]) {
  const lines = admitted.filter(({ record }) => record.kind === 'product')
  if (lines.length === 0) return
  await sql.execute(query`
    insert into ${importedLines} (product_id, digest)
    select * from unnest(
      ${integers(lines.map(({ record }) => record.id))}, ${texts(lines.map(({ digest }) => digest))}
    )
    on conflict (product_id) do update set digest = excluded.digest`)
}

/** Notes that an import changed something. */
export async function growVersion(sql: Sql, now: Date) {
  await sql
    .insert(catalogueVersion)
    .values({ id: 1, version: 1, importedAt: now })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: query`${catalogueVersion.version} + 1`, importedAt: now },
    })
}

/** Serialises imports: the next one waits until this transaction ends. */
export async function lockImports(sql: Sql): Promise<void> {
  await takeTurn(sql, 'import')
}
