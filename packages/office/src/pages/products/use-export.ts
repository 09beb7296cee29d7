import { useLingui } from '@lingui/react'
import { type GoodsCost, goodsCosts } from '@shop/api-client/office/cost-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { type GoodsRow, goodsRows } from '@shop/api-client/office/goods-line-commands'
import { findProducts, MOST_PRODUCTS } from '@shop/api-client/office/product-commands'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { saveTable } from '../../tables/save-table.ts'
import type { TableFormat } from '../../tables/shape/exported-table.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { exportedGoods } from './exported-goods.ts'

/** Products of one table: more are for the command line, which streams them. */
const MOST_EXPORTED = 2000

/** How goods become a table: those that were chosen, or all that the filters leave. */
export function useExport() {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const seesCosts = may('costs.read')
  const { countries } = useShopPlaces()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(ids: readonly number[], format: TableFormat): Promise<void> {
    const rows: GoodsRow[] = []
    const costs: GoodsCost[] = []
    for (let from = 0; from < ids.length; from += MOST_PRODUCTS) {
      const products = ids.slice(from, from + MOST_PRODUCTS)
      rows.push(...(await answer(shop, goodsRows, { products })).rows)
      if (seesCosts) costs.push(...(await answer(shop, goodsCosts, { products })).costs)
    }
    const fileName = `${shop}-products`
    await saveTable(exportedGoods({ rows, costs: seesCosts ? costs : null }, countries), {
      fileName,
      format,
      language: i18n.locale,
    })
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  const exportChosen = (ids: readonly number[], format: TableFormat) => busily(() => save(ids, format))
  const exportFound = (asked: CommandInput<typeof findProducts>, format: TableFormat) =>
    busily(async () => {
      const ids: number[] = []
      let cursor: string | null = null
      do {
        const page: { items: { id: number }[]; next: string | null } = await answer(shop, findProducts, {
          ...asked,
          cursor,
          limit: MOST_PRODUCTS,
        })
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.next
      } while (cursor !== null && ids.length < MOST_EXPORTED)
      if (cursor !== null)
        setProblem(
          i18n.t({
            id: 'export.cut',
            message: 'The table holds the first {count} products. Filter, to export others.',
            values: { count: ids.length },
          }),
        )
      await save(ids, format)
    })

  return { exportChosen, exportFound, isBusy, problem }
}
