import { changeCosts } from '@shop/api-client/office/cost-commands'
import type { Command, CommandInput } from '@shop/api-client/office/define-command'
import {
  changePrices,
  changeSale,
  changeStock,
  type RefusedLine,
} from '@shop/api-client/office/goods-line-commands'
import { useQueryClient } from '@tanstack/react-query'
import { answer, OfficeProblem, run } from '../../client/api.ts'
import { linePartsOf } from '../../client/line-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import type { LineEffect } from '../../words/line-text.ts'
import type { GoodsBatch } from './goods-batch.ts'

export type BatchResult = { changed: number; refused: RefusedLine[] }

/** How lines go to the shop: tried first, then done, in requests that are small enough. */
export function useBatch() {
  const { id: shop } = useShop()
  const queries = useQueryClient()

  /** What would become of each line. @throws OfficeProblem */
  async function previewed(batch: GoodsBatch): Promise<LineEffect[]> {
    const found: LineEffect[] = []
    const ask = async <C extends Command>(command: C, input: CommandInput<C>) => {
      const outcome = await run(shop, command, input, { mode: 'preview' })
      if (outcome.type !== 'preview') throw new OfficeProblem({ type: 'outcome', outcome })
      for (const effect of outcome.effects) if (effect.kind === 'line') found.push(effect)
    }
    for (const lines of linePartsOf(batch.prices)) await ask(changePrices, { lines })
    for (const lines of linePartsOf(batch.stock)) await ask(changeStock, { lines, reason: 'preview' })
    for (const lines of linePartsOf(batch.sale)) await ask(changeSale, { lines })
    for (const lines of linePartsOf(batch.costs)) await ask(changeCosts, { lines })
    return found
  }

  /** Does all of it. What is refused comes back, and holds up nothing else. @throws OfficeProblem */
  async function applied(batch: GoodsBatch, reason: string): Promise<BatchResult> {
    const result: BatchResult = { changed: 0, refused: [] }
    const add = ({ changed, refused }: BatchResult) => {
      result.changed += changed
      result.refused.push(...refused)
    }
    try {
      for (const lines of linePartsOf(batch.prices)) add(await answer(shop, changePrices, { lines }))
      for (const lines of linePartsOf(batch.stock)) add(await answer(shop, changeStock, { lines, reason }))
      for (const lines of linePartsOf(batch.sale)) add(await answer(shop, changeSale, { lines }))
      for (const lines of linePartsOf(batch.costs)) add(await answer(shop, changeCosts, { lines }))
    } finally {
      await queries.invalidateQueries({ queryKey: [shop] })
    }
    return result
  }

  return { previewed, applied }
}
