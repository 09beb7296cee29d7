import type { changeCosts, GoodsCost } from '@shop/api-client/office/cost-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import type {
  changePrices,
  changeSale,
  changeStock,
  GoodsRow,
} from '@shop/api-client/office/goods-line-commands'
import { changedPrice, type PriceChange } from '@shop/domain/goods/bulk-price'
import type { GoodsLine } from '@shop/domain/goods/goods-table'
import { COUNTRIES, type Country, CURRENCIES } from '@shop/domain/market/markets'

export type PriceLine = CommandInput<typeof changePrices>['lines'][number]
export type StockLine = CommandInput<typeof changeStock>['lines'][number]
export type SaleLine = CommandInput<typeof changeSale>['lines'][number]
export type CostLine = CommandInput<typeof changeCosts>['lines'][number]

/** Lines that go to the shop together, each with what was on the screen. */
export type GoodsBatch = {
  prices: PriceLine[]
  stock: StockLine[]
  sale: SaleLine[]
  costs: CostLine[]
}

export const NO_LINES: GoodsBatch = { prices: [], stock: [], sale: [], costs: [] }

export function linesOf({ prices, stock, sale, costs }: GoodsBatch): number {
  return prices.length + stock.length + sale.length + costs.length
}

export type BulkChange =
  | { kind: 'price'; country: Country; change: PriceChange; strikes: boolean }
  | { kind: 'stock'; units: number }
  | { kind: 'sale'; isActive: boolean }

/** What a change of many makes of each of them; a row that stays as it is needs no line. */
export function bulkBatch(rows: readonly GoodsRow[], change: BulkChange): GoodsBatch {
  if (change.kind === 'stock')
    return {
      ...NO_LINES,
      stock: rows
        .filter(({ units }) => units !== change.units)
        .map(({ referenceKey, units }) => ({ referenceKey, was: units, now: change.units })),
    }
  if (change.kind === 'sale') {
    const products = new Map(rows.map(({ productId, isActive }) => [productId, isActive]))
    return {
      ...NO_LINES,
      sale: [...products]
        .filter(([, isActive]) => isActive !== change.isActive)
        .map(([productId, was]) => ({ productId, was, now: change.isActive })),
    }
  }
  const { country } = change
  return {
    ...NO_LINES,
    prices: rows.flatMap(({ variantId, prices }) => {
      const was = prices[country]
      const price = was === undefined ? null : changedPrice(was.price, change.change)
      if (was === undefined || price === null) return []
      const before = change.strikes && price < was.price ? was.price : struckAbove(price, was.before)
      return price === was.price && before === was.before
        ? []
        : [{ variantId, country, was, now: { price, before } }]
    }),
  }
}

/** A struck price that is not higher any more says nothing. */
function struckAbove(price: number, before: number | null): number | null {
  return before !== null && before > price ? before : null
}

/**
 * What a table changes of the goods as they are now. Articles that there are not come back as they were written.
 *
 * @param costs as they are now; null for somebody who may not see them, and then the table changes none
 */
export function tableBatch(
  lines: readonly GoodsLine[],
  rows: readonly GoodsRow[],
  costs: readonly GoodsCost[] | null,
): { batch: GoodsBatch; unknown: GoodsLine[] } {
  const byKey = new Map(rows.map((row) => [row.referenceKey, row]))
  const knownCost = new Map(costs?.map(({ variantId, currency, cost }) => [`${variantId} ${currency}`, cost]))
  const batch: GoodsBatch = { prices: [], stock: [], sale: [], costs: [] }
  const unknown: GoodsLine[] = []
  for (const line of lines) {
    const row = byKey.get(line.article)
    if (row === undefined) {
      unknown.push(line)
      continue
    }
    if (line.stock !== null && line.stock !== row.units)
      batch.stock.push({ referenceKey: row.referenceKey, was: row.units, now: line.stock })
    for (const country of COUNTRIES) {
      const said = line.prices[country]
      if (said === undefined) continue
      const was = row.prices[country] ?? { price: null, before: null }
      const now = {
        price: said.price ?? was.price,
        before: said.before === undefined ? was.before : said.before,
      }
      if (now.price !== was.price || now.before !== was.before)
        batch.prices.push({ variantId: row.variantId, country, was, now })
    }
    for (const currency of costs === null ? [] : CURRENCIES) {
      const now = line.costs[currency]
      const was = knownCost.get(`${row.variantId} ${currency}`) ?? null
      if (now !== undefined && now !== was) batch.costs.push({ variantId: row.variantId, currency, was, now })
    }
  }
  return { batch, unknown }
}
