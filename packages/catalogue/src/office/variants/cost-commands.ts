import { changeCosts, goodsCosts } from '@shop/api-client/office/cost-commands'
import { undoneEdits } from '@shop/domain/goods/edited-record'
import { type LineVerdict, linesDone } from '@shop/engine/command/lines-done'
import { undoBy } from '@shop/engine/command/undo'
import { lockImports } from '../../import/import-batch-store.ts'
import { lastChangeOf, onCatalogue, productObject } from '../catalogue-office.ts'
import { costedVariants, putCost, storedCosts } from './cost-store.ts'

/** What goods are bought for. The shop shows none of it, so neither its memory nor its pages have to follow. */
export const COST_COMMANDS = [
  onCatalogue(goodsCosts)(async (asked, { sql }) => ({
    answer: { costs: await storedCosts(sql, asked) },
    object: null,
  })),

  onCatalogue(changeCosts)(async ({ lines }, { sql }) => {
    await lockImports(sql)
    const known = await costedVariants(
      sql,
      lines.map(({ variantId }) => variantId),
    )
    const verdicts: LineVerdict[] = []
    const good: typeof lines = []
    for (const { variantId, currency, was, now: cost } of lines) {
      const variant = known.get(variantId)
      const key = variant?.referenceKey ?? String(variantId)
      const line = { key, what: 'cost', country: null, currency, from: was, to: cost } as const
      const current = variant?.costs.find((one) => one.currency === currency)?.cost ?? null
      if (variant === undefined) verdicts.push({ ...line, problem: 'unknown', current: null, by: null })
      else if (current !== was)
        verdicts.push({
          ...line,
          problem: 'changedMeanwhile',
          current,
          by: (await lastChangeOf(sql, variant.productKey))?.by ?? null,
        })
      else {
        await putCost(sql, { variantId, currency, cost })
        good.push({ variantId, currency, was, now: cost })
        verdicts.push({ ...line, problem: null })
      }
    }
    const products = new Set([...known.values()].map(({ productKey }) => productKey))
    const [only] = products
    return {
      ...linesDone(verdicts, only !== undefined && products.size === 1 ? productObject(only) : null),
      undo: good.length === 0 ? null : undoBy(changeCosts, { lines: undoneEdits(good) }, 'itself'),
    }
  }),
]
