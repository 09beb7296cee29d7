import type { Country } from '@shop/domain/market/markets'
import { futurePrices } from '@shop/engine/db/schema/catalogue'
import { documents, integers, moments, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, eq, lte, sql as query } from 'drizzle-orm'
import type { Named } from './import-delta.ts'
import type { PriceLine } from './import-price-lines.ts'

export type FuturePrice = typeof futurePrices.$inferSelect

/**
 * Keeps prices until their moment comes. One for the same variant, country and moment is replaced.
 *
 * @returns how many are other ones than before
 */
export async function putFuturePrices(sql: Sql, lines: readonly Named<PriceLine>[]): Promise<number> {
  if (lines.length === 0) return 0
  const kept = lines.map(({ line: { country, price, before, rrp, lowestPrior, scale, validFrom } }) => ({
    line: { country, price, before, rrp, lowestPrior, scale },
    validFrom: new Date(validFrom ?? 0),
  }))
  const { rows } = await sql.execute(query`
    insert into ${futurePrices} (variant_id, country, valid_from, line)
    select * from unnest(
      ${integers(lines.map(({ variantId }) => variantId))}, ${texts(lines.map(({ line }) => line.country))},
      ${moments(kept.map(({ validFrom }) => validFrom))}, ${documents(kept.map(({ line }) => line))}
    )
    on conflict (variant_id, country, valid_from) do update set line = excluded.line
    where future_prices.line <> excluded.line
    returning variant_id`)
  return rows.length
}

/** What is due, in the order of its moments. */
export async function duePrices(sql: Sql, now: Date, limit: number): Promise<FuturePrice[]> {
  return sql
    .select()
    .from(futurePrices)
    .where(lte(futurePrices.validFrom, now))
    .orderBy(asc(futurePrices.validFrom), asc(futurePrices.variantId), asc(futurePrices.country))
    .limit(limit)
}

/** Prices to come of these variants, the nearest first. */
export async function futurePricesOf(sql: Sql, variantIds: readonly number[]): Promise<FuturePrice[]> {
  if (variantIds.length === 0) return []
  return sql
    .select()
    .from(futurePrices)
    .where(query`${futurePrices.variantId} = any(${integers(variantIds)})`)
    .orderBy(asc(futurePrices.validFrom))
}

export async function forgetFuturePrices(sql: Sql, rows: readonly FuturePrice[]): Promise<void> {
  await sql.execute(query`
    delete from ${futurePrices} as kept
    using unnest(
      ${integers(rows.map(({ variantId }) => variantId))}, ${texts(rows.map(({ country }) => country))},
      ${moments(rows.map(({ validFrom }) => validFrom))}
    ) as gone(variant_id, country, valid_from)
    where kept.variant_id = gone.variant_id and kept.country = gone.country
      and kept.valid_from = gone.valid_from`)
}

/** Takes one price to come away, and says what it was; null when there is none. */
export async function removeFuturePrice(
  sql: Sql,
  { variantId, country, validFrom }: { variantId: number; country: Country; validFrom: Date },
): Promise<FuturePrice | null> {
  const [gone] = await sql
    .delete(futurePrices)
    .where(
      and(
        eq(futurePrices.variantId, variantId),
        eq(futurePrices.country, country),
        eq(futurePrices.validFrom, validFrom),
      ),
    )
    .returning()
  return gone ?? null
}
