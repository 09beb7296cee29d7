import { and, eq, inArray, or, sql as query } from 'drizzle-orm'
import { priceHistory, prices } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'
import type { ProductRecord } from './catalogue-record.ts'
import { chunked } from './chunked.ts'
import { type PriceRow, priceRows } from './record-rows.ts'

/** Brings the prices of products up to date and writes each changed price into the history. */
export async function importPrices(sql: Sql, records: readonly ProductRecord[], now: Date): Promise<void> {
  const variantIds = records.flatMap((record) => record.variants.map(({ id }) => id))
  const wanted = records.flatMap(priceRows)
  const known = new Map<string, PriceRow>()
  for (const ids of chunked(variantIds)) {
    for (const row of await sql.select().from(prices).where(inArray(prices.variantId, ids)))
      known.set(nameOf(row), row)
  }
  const changed = wanted.filter((row) => !isSamePrice(row, known.get(nameOf(row))))
  const kept = new Set(wanted.map(nameOf))
  const gone = [...known.values()].filter((row) => !kept.has(nameOf(row)))

  for (const rows of chunked(changed)) {
    await sql
      .insert(prices)
      .values(rows)
      .onConflictDoUpdate({
        target: [prices.variantId, prices.country],
        set: {
          price: query`excluded.price`,
          rrp: query`excluded.rrp`,
          before: query`excluded.before`,
          lowestPrior: query`excluded.lowest_prior`,
          scale: query`excluded.scale`,
        },
      })
  }
  for (const rows of chunked(gone)) {
    await sql
      .delete(prices)
      .where(
        or(...rows.map((row) => and(eq(prices.variantId, row.variantId), eq(prices.country, row.country)))),
      )
  }
  const history = [
    ...changed.filter((row) => isAnotherAmount(row, known.get(nameOf(row)))),
    ...gone.map((row) => ({ ...row, price: null, before: null })),
  ]
  for (const rows of chunked(history)) {
    await sql.insert(priceHistory).values(
      rows.map(({ variantId, country, price, before }) => ({
        variantId,
        country,
        price,
        before,
        since: now,
      })),
    )
  }
}

function nameOf({ variantId, country }: Pick<PriceRow, 'variantId' | 'country'>): string {
  return `${variantId} ${country}`
}

function isSamePrice(a: PriceRow, b: PriceRow | undefined): boolean {
  return b !== undefined && comparable(a) === comparable(b)
}

function comparable({ price, rrp, before, lowestPrior, scale }: PriceRow): string {
  return JSON.stringify([price, rrp, before, lowestPrior, scale.map((step) => [step.amount, step.price])])
}

function isAnotherAmount(a: PriceRow, b: PriceRow | undefined): boolean {
  return a.price !== b?.price || a.before !== b.before
}
