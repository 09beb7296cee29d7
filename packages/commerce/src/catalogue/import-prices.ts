import { isSale, type PricePoint } from '@shop/domain/price/running-reduction'
import { sql as query } from 'drizzle-orm'
import { prices } from '../db/schema/catalogue.ts'
import { documents, integers, moments, texts } from '../db/sent-lists.ts'
import type { Sql } from '../db/sql.ts'
import {
  type HistoryRow,
  type PriceName,
  priceHistories,
  priceName,
  reductionOf,
  saleColumns,
  seedOf,
  writeHistory,
} from './price-memory.ts'
import type { PriceRow, ToldPrice } from './record-rows.ts'

/** Prices to be written: as they are told, and those that are no longer asked. */
export type PriceChanges = { told: readonly ToldPrice[]; gone: readonly PriceName[] }

/** The prices that these variants have now. */
export async function storedPrices(sql: Sql, variantIds: readonly number[]): Promise<Map<string, PriceRow>> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql
    .select()
    .from(prices)
    .where(query`${prices.variantId} = any(${integers(variantIds)})`)
  return new Map(rows.map((row) => [priceName(row), row]))
}

/**
 * Brings prices up to date, adds each changed amount to the history and works out what a sale may be compared with.
 * What a file says about the lowest earlier price is believed only for days that the shop did not see.
 *
 * @returns how many prices are other ones now
 */
export async function writePrices(
  sql: Sql,
  { told, gone }: PriceChanges,
  known: ReadonlyMap<string, PriceRow>,
  now: Date,
): Promise<number> {
  const changed = told.filter((price) => !isSamePrice(price, known.get(priceName(price))))
  const onSale = changed
    .filter(isSale)
    .map((price) => ({ ...price, reducedSince: known.get(priceName(price))?.reducedSince ?? null }))
  const histories = await priceHistories(sql, onSale, now)

  const history: HistoryRow[] = gone.map(({ variantId, country }) => ({
    variantId,
    country,
    price: null,
    before: null,
    since: now,
  }))
  const rows = changed.map((price): PriceRow => {
    const { variantId, country } = price
    const seen = histories.get(priceName(price)) ?? []
    const fresh = newPoints(price, known.get(priceName(price)), seen, now)
    for (const point of fresh) history.push({ variantId, country, ...point })
    const points = [...seen, ...fresh].sort((a, b) => a.since.getTime() - b.since.getTime())
    const { rrp, before, scale } = price
    return {
      variantId,
      country,
      price: price.price,
      rrp,
      before,
      scale,
      ...saleColumns(reductionOf(points, price, now)),
    }
  })
  await upsertPrices(sql, rows)
  await deletePrices(sql, gone)
  await writeHistory(sql, history)
  return rows.length + gone.length
}

/** What a told price adds to the history: itself if its amount is another one, and what was asked unseen. */
function newPoints(
  told: ToldPrice,
  known: PriceRow | undefined,
  seen: readonly PricePoint[],
  now: Date,
): PricePoint[] {
  if (told.price === known?.price && told.before === known.before) return []
  const seed = isSale(told) ? seedOf(seen, told.lowestPrior, now) : null
  const point = { since: now, price: told.price, before: told.before }
  return seed === null ? [point] : [seed, point]
}

async function upsertPrices(sql: Sql, rows: readonly PriceRow[]) {
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

async function deletePrices(sql: Sql, gone: readonly PriceName[]) {
  if (gone.length === 0) return
  await sql.execute(query`
    delete from ${prices} as price
    using unnest(
      ${integers(gone.map(({ variantId }) => variantId))}, ${texts(gone.map(({ country }) => country))}
    ) as gone(variant_id, country)
    where price.variant_id = gone.variant_id and price.country = gone.country`)
}

function isSamePrice(told: ToldPrice, known: PriceRow | undefined): boolean {
  return known !== undefined && comparable(told) === comparable(known)
}

/** What makes a price another one; what a sale is compared with follows from the history. */
function comparable({
  price,
  rrp,
  before,
  scale,
}: Pick<PriceRow, 'price' | 'rrp' | 'before' | 'scale'>): string {
  return JSON.stringify([price, rrp, before, scale.map((step) => [step.amount, step.price])])
}
