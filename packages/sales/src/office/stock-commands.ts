import { changeStock, LONGEST_REASON } from '@shop/api-client/office/goods-line-commands'
import { undoneEdits } from '@shop/domain/goods/edited-record'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { type LineVerdict, linesDone } from '@shop/engine/command/lines-done'
import { undoBy } from '@shop/engine/command/undo'
import { setStock, stockNow } from '../orders/set-stock-store.ts'

const onStock = bindCommands<CommandContext>()

/** Shelves that somebody has counted; orders go on taking from them meanwhile, so a count says what it has seen. */
export const STOCK_COMMANDS = [
  onStock(changeStock)(async ({ lines, reason }, { sql }) => {
    const verdicts: LineVerdict[] = []
    const good: typeof lines = []
    const owners = new Set<string>()
    // In one order, so that two people with the same shelves do not wait for each other.
    for (const { referenceKey: key, was, now } of lines.toSorted((a, b) =>
      a.referenceKey < b.referenceKey ? -1 : 1,
    )) {
      const line = { key, country: null, what: 'stock', from: was, to: now } as const
      const known = await stockNow(sql, key)
      if (known === null) verdicts.push({ ...line, problem: 'unknown', current: null, by: null })
      else if (known.quantity !== was)
        verdicts.push({ ...line, problem: 'changedMeanwhile', current: known.quantity, by: null })
      else {
        await setStock(sql, { referenceKey: key, quantity: now })
        owners.add(known.productKey)
        good.push({ referenceKey: key, was, now })
        verdicts.push({ ...line, problem: null })
      }
    }
    const [owner] = owners
    const object = owner !== undefined && owners.size === 1 ? `product:${owner}` : null
    const step = { reason: `Undo: ${reason}`.slice(0, LONGEST_REASON), lines: undoneEdits(good) }
    return {
      ...linesDone(verdicts, object, reason),
      undo: good.length === 0 ? null : undoBy(changeStock, step, 'itself'),
    }
  }),
]
