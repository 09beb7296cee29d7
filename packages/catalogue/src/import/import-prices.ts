import { isSale, type PricePoint } from '@shop/domain/price/running-reduction'
import type { Sql } from '@shop/engine/db/sql'
import {
  type HistoryRow,
  type PriceName,
  priceHistories,
  priceName,
  reductionOf,
  saleColumns,
  seedOf,
  writeHistory,
} from '../products/price-history-store.ts'
import { deletePrices, upsertPrices } from '../products/price-store.ts'
import type { ImportedPrice, PriceRow } from '../products/record-rows.ts'

/** Prices to write, and prices that are gone. */
export type PriceChanges = { imported: readonly ImportedPrice[]; gone: readonly PriceName[] }

/**
 * Brings prices up to date, adds each changed amount to the history and works out what a sale may be compared with.
 * What a file says about the lowest earlier price is believed only for days that the shop did not see.
 *
 * @returns how many prices are other ones now
 */
export async function writePrices(
  sql: Sql,
  { imported, gone }: PriceChanges,
  known: ReadonlyMap<string, PriceRow>,
  now: Date,
): Promise<number> {
  const changed = imported.filter((price) => !isSamePrice(price, known.get(priceName(price))))
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

/**
 * What an imported price adds to the history: itself if its amount has changed, and earlier prices that the file names.
 */
function newPoints(
  imported: ImportedPrice,
  known: PriceRow | undefined,
  seen: readonly PricePoint[],
  now: Date,
): PricePoint[] {
  if (imported.price === known?.price && imported.before === known.before) return []
  const seed = isSale(imported) ? seedOf(seen, imported.lowestPrior, now) : null
  const point = { since: now, price: imported.price, before: imported.before }
  return seed === null ? [point] : [seed, point]
}

function isSamePrice(imported: ImportedPrice, known: PriceRow | undefined): boolean {
  return known !== undefined && comparable(imported) === comparable(known)
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
