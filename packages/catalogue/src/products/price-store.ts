import { prices } from '@shop/engine/db/schema/catalogue'
import { documents, integers, moments, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import { type PriceName, priceName } from './price-history-store.ts'
import type { PriceRow } from './record-rows.ts'

/** The prices that these variants have now. */
export async function storedPrices(sql: Sql, variantIds: readonly number[]): Promise<Map<string, PriceRow>> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql
    .select()
    .from(prices)
    .where(query`${prices.variantId} = any(${integers(variantIds)})`)
  return new Map(rows.map((row) => [priceName(row), row]))
}

/** Writes these prices, new ones and changed ones alike. */
export async function upsertPrices(sql: Sql, rows: readonly PriceRow[]) {
  if (rows.length === 0) return
  await sql.execute(query`
    insert into ${prices}
      (variant_id, country, price, rrp, before, lowest_prior, reduced_since, compared_until, scale)
    select * from unnest(
      ${integers(rows.map(({ variantId }) => variantId))}, ${texts(rows.map(({ country }) => country))},
      ${integers(rows.map(({ price }) => price))}, ${integers(rows.map(({ rrp }) => rrp))},
      ${integers(rows.map(({ before }) => before))}, ${integers(rows.map(({ lowestPrior }) => lowestPrior))},
      ${moments(rows.map(({ reducedSince }) => reducedSince))},
      ${moments(rows.map(({ comparedUntil }) => comparedUntil))}, ${documents(rows.map(({ scale }) => scale))}
    )
    on conflict (variant_id, country) do update set
      price = excluded.price, rrp = excluded.rrp, before = excluded.before, lowest_prior = excluded.lowest_prior,
      reduced_since = excluded.reduced_since, compared_until = excluded.compared_until, scale = excluded.scale`)
}

/** Takes prices away that are no longer asked. */
export async function deletePrices(sql: Sql, gone: readonly PriceName[]) {
  if (gone.length === 0) return
  await sql.execute(query`
    delete from ${prices} as price
    using unnest(
      ${integers(gone.map(({ variantId }) => variantId))}, ${texts(gone.map(({ country }) => country))}
    ) as gone(variant_id, country)
    where price.variant_id = gone.variant_id and price.country = gone.country`)
}
