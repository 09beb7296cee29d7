import type { GoodsRow } from '@shop/api-client/office/goods-line-commands'
import type { Cell } from '@shop/domain/figures/spreadsheet'
import { beforeHeading, priceHeading } from '@shop/domain/goods/goods-table'
import type { Country } from '@shop/domain/market/markets'
import type { ExportedTable, TableColumn } from '../../tables/shape/exported-table.ts'

/** Goods as a table that can be edited and read again. Its headings are the same in every language. */
export function exportedGoods(rows: readonly GoodsRow[], countries: readonly Country[]): ExportedTable {
  const amount = (name: string): TableColumn => ({ name, holds: 'amount' })
  return {
    title: 'products',
    columns: [
      { name: 'article', holds: 'text' },
      { name: 'name', holds: 'text' },
      { name: 'variant', holds: 'text' },
      { name: 'stock', holds: 'count' },
      ...countries.flatMap((country) => [amount(priceHeading(country)), amount(beforeHeading(country))]),
    ],
    rows: rows.map(({ referenceKey, name, label, units, prices }): Cell[] => [
      referenceKey,
      name,
      label,
      units,
      ...countries.flatMap((country) => [prices[country]?.price ?? null, prices[country]?.before ?? null]),
    ]),
  }
}
