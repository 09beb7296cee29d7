import type { GoodsRow } from '@shop/api-client/office/goods-line-commands'
import { type Cell, inUnits, sheetForm, spreadsheet } from '@shop/domain/figures/spreadsheet'
import { beforeHeading, priceHeading } from '@shop/domain/goods/goods-table'
import type { Country } from '@shop/domain/market/markets'

/** Goods as a table that can be edited and read again. Its headings are the same in every language. */
export function goodsFile(
  rows: readonly GoodsRow[],
  countries: readonly Country[],
  language: string,
): string {
  const head = [
    'article',
    'name',
    'variant',
    'stock',
    ...countries.flatMap((country) => [priceHeading(country), beforeHeading(country)]),
  ]
  const cells = rows.map(({ referenceKey, name, label, units, prices }): Cell[] => [
    referenceKey,
    name,
    label,
    units,
    ...countries.flatMap((country) => {
      const price = prices[country]
      return [
        price === undefined ? null : inUnits(price.price),
        price === undefined || price.before === null ? null : inUnits(price.before),
      ]
    }),
  ])
  return spreadsheet([head, ...cells], sheetForm(language))
}
