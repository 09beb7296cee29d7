import { placeOf } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import {
  comparisonTime,
  isSale,
  type OfferedPrice,
  PRIOR_DAYS,
  type PricePoint,
  type Reduction,
  runningReduction,
} from '@shop/domain/price/running-reduction'
import { priceHistory, prices } from '@shop/engine/db/schema/catalogue'
import { integers, moments, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

const PRIOR_MILLISECONDS = PRIOR_DAYS * 86_400_000

export type PriceName = { variantId: number; country: Country }
/** A price whose sale is asked for, and what the table says about the sale that ran until now. */
export type AskedSale = PriceName & { reducedSince: Date | null }
export type HistoryRow = PriceName & PricePoint

export function priceName({ variantId, country }: PriceName): string {
  return `${variantId} ${country}`
}

/**
 * What was asked for these prices in the 30 days before their sale and since, oldest first, by `priceName`. A sale that
 * begins now has its 30 days before `now`.
 */
export async function priceHistories(
  sql: Sql,
  asked: readonly AskedSale[],
  now: Date,
): Promise<Map<string, PricePoint[]>> {
  const found = new Map<string, PricePoint[]>()
  if (asked.length === 0) return found
  const { rows } = await sql.execute<{
    variant_id: number
    country: Country
    price: number | null
    before: number | null
    since: number
  }>(query`
    select asked.variant_id, asked.country, point.price, point.before, 
      (extract(epoch from point.since) * 1000)::float8 as since
    from unnest(
      ${integers(asked.map(({ variantId }) => variantId))},
      ${texts(asked.map(({ country }) => country))},
      ${moments(asked.map(({ reducedSince }) => new Date((reducedSince ?? now).getTime() - PRIOR_MILLISECONDS)))}
    ) as asked(variant_id, country, start)
    cross join lateral (
      (
        select id, price, before, since from ${priceHistory} as history
        where history.variant_id = asked.variant_id and history.country = asked.country and since > asked.start
      )
      union all
      (
        select id, price, before, since from ${priceHistory} as history
        where history.variant_id = asked.variant_id and history.country = asked.country and since <= asked.start
        order by since desc, id desc limit 1
      )
    ) as point
    order by asked.variant_id, asked.country, point.since, point.id`)

  for (const { variant_id: variantId, country, price, before, since } of rows) {
    const name = priceName({ variantId, country })
    const points = found.get(name) ?? []
    points.push({ price, before, since: new Date(since) })
    found.set(name, points)
  }
  return found
}

/** What a file says about the days before a sale counts for days that the history does not reach back to. */
export function seedOf(
  history: readonly PricePoint[],
  importedLowest: number | null,
  now: Date,
): PricePoint | null {
  const start = new Date(now.getTime() - PRIOR_MILLISECONDS)
  const first = history[0]
  const isSeen = first !== undefined && first.since <= start
  return importedLowest === null || isSeen || isSale(history.at(-1))
    ? null
    : { since: start, price: importedLowest, before: null }
}

/** The sale of a price as its columns keep it. */
export function saleColumns(reduction: Reduction | null) {
  return {
    lowestPrior: reduction?.lowestPrior ?? null,
    reducedSince: reduction?.since ?? null,
    comparedUntil: reduction?.until ?? null,
  }
}

/** The sale of a price by its history, and by what promotions offered before it. */
export function reductionOf(
  history: readonly PricePoint[],
  { country }: PriceName,
  now: Date,
  offered: readonly OfferedPrice[],
): Reduction | null {
  return runningReduction(history, now, comparisonTime(placeOf(country), now), offered)
}

/** Adds to the history; nothing in it is ever changed. */
export async function writeHistory(sql: Sql, rows: readonly HistoryRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql.execute(query`
    insert into ${priceHistory} (variant_id, country, price, before, since)
    select * from unnest(
      ${integers(rows.map(({ variantId }) => variantId))}, ${texts(rows.map(({ country }) => country))},
      ${integers(rows.map(({ price }) => price))}, ${integers(rows.map(({ before }) => before))},
      ${moments(rows.map(({ since }) => since))}
    )`)
}

/**
 * Ends the price comparison of every sale whose time for it is over, at most `most` at once; returns how many.
 *
 * @see domain/price/running-reduction.ts
 */
export async function endComparisons(sql: Sql, now: Date, most = 5000): Promise<number> {
  const { rows } = await sql.execute(query`
    update ${prices} as price set lowest_prior = null, compared_until = null
    from (
      select variant_id, country from ${prices} where compared_until <= ${now.toISOString()}::timestamptz
      order by compared_until limit ${most} for update skip locked
    ) as over
    where price.variant_id = over.variant_id and price.country = over.country
    returning price.variant_id`)
  return rows.length
}
