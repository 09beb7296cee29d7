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
import { offersBefore } from '../promotions/offered-prices-store.ts'

/** Prices to write, and prices that are gone. */
export type PriceChanges = { imported: readonly ImportedPrice[]; gone: readonly PriceName[] }

/**
 * Brings prices up to date, adds each changed amount to the history and works out what a sale may be compared with: the
 * lowest earlier price, and what promotions made of it. What a file says about the lowest earlier price is believed only
 * for days that the shop did not see.
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
  const offers = await offersBefore(sql, onSale, now)

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
      ...keptLowest(
        saleColumns(reductionOf(points, price, now, offers(price, points, now))),
        known.get(priceName(price)),
      ),
    }
  })
  await upsertPrices(sql, rows)
  await deletePrices(sql, gone)
  await writeHistory(sql, history)
  return rows.length + gone.length
}

type SaleColumns = ReturnType<typeof saleColumns>

/**
 * Within one sale the price that it is compared with never rises: what promotions did before is worked out from the goods as
 * they are now, and these may have left a category since.
 */
function keptLowest(sale: SaleColumns, known: SaleColumns | undefined): SaleColumns {
  const isSameSale =
    sale.reducedSince !== null && known?.reducedSince?.getTime() === sale.reducedSince.getTime()
  if (!isSameSale || sale.lowestPrior === null || known.lowestPrior === null) return sale
  return { ...sale, lowestPrior: Math.min(sale.lowestPrior, known.lowestPrior) }
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
