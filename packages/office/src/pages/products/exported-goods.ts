import type { GoodsCost } from '@shop/api-client/office/cost-commands'
import type { GoodsRow } from '@shop/api-client/office/goods-line-commands'
import type { Cell } from '@shop/domain/figures/spreadsheet'
import { beforeHeading, costHeading, priceHeading } from '@shop/domain/goods/goods-table'
import { type Country, currencyOf } from '@shop/domain/market/markets'
import type { ExportedTable, TableColumn } from '../../tables/shape/exported-table.ts'

type Exported = {
  rows: readonly GoodsRow[]
  /** Null for somebody who may not see them: then the table has no columns for them. */
  costs: readonly GoodsCost[] | null
}

/** Goods as a table that can be edited and read again. Its headings are the same in every language. */
export function exportedGoods({ rows, costs }: Exported, countries: readonly Country[]): ExportedTable {
  const amount = (name: string): TableColumn => ({ name, holds: 'amount' })
  const currencies = costs === null ? [] : [...new Set(countries.map(currencyOf))]
  const known = new Map(costs?.map(({ variantId, currency, cost }) => [`${variantId} ${currency}`, cost]))
  return {
    title: 'products',
    columns: [
      { name: 'article', holds: 'text' },
      { name: 'name', holds: 'text' },
      { name: 'variant', holds: 'text' },
      { name: 'stock', holds: 'count' },
      ...countries.flatMap((country) => [amount(priceHeading(country)), amount(beforeHeading(country))]),
      ...currencies.map((currency) => amount(costHeading(currency))),
    ],
    rows: rows.map(({ variantId, referenceKey, name, label, units, prices }): Cell[] => [
      referenceKey,
      name,
      label,
      units,
      ...countries.flatMap((country) => [prices[country]?.price ?? null, prices[country]?.before ?? null]),
      ...currencies.map((currency) => known.get(`${variantId} ${currency}`) ?? null),
    ]),
  }
}
