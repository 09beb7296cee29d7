import { changeStock } from '@shop/api-client/office/goods-line-commands'
import { stockNow } from '@shop/sales/orders/set-stock-store'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Behind, ran } from '../base/run-office-command.ts'

const MOST = 1_000_000
/** Orders may take units between the look and the count, several times in a row for what sells well. */
const TRIES = 5

/** Puts right what the shelf says. */
export const stockCommand: Command = {
  usage: `  stock set <reference key> <count> [--because "text"] [--by mia]
                                             how many of a variant can be sold from now on; what orders hold
                                             is not counted. "import stock" does many at once`,

  async run(database, [action, ...words], now, desk) {
    const read = commandWords(words, ['because', 'by'])
    const [referenceKey, count, ...rest] = read?.positionals ?? []
    const quantity = /^\d{1,7}$/.test(count ?? '') ? Number(count) : null
    if (
      !read ||
      action !== 'set' ||
      referenceKey === undefined ||
      quantity === null ||
      quantity > MOST ||
      rest.length > 0
    )
      return { lines: [`Usage:\n${stockCommand.usage}`], exitCode: 2 }
    const behind = { database, desk, now, by: read.options.by ?? 'operator' }
    return setStockOf(behind, { referenceKey, quantity, reason: read.options.because ?? 'counted' })
  },
}

type Count = { referenceKey: string; quantity: number; reason: string }

async function setStockOf(
  behind: Behind,
  { referenceKey, quantity, reason }: Count,
  triesLeft = TRIES,
): Promise<CommandResult> {
  const known = await stockNow(behind.database.sql, referenceKey)
  if (known === null)
    return { lines: [`There is no variant with the reference key ${referenceKey}.`], exitCode: 1 }
  const line = { referenceKey, was: known.quantity, now: quantity }
  const done = await ran(behind, changeStock, { reason, lines: [line] })
  if (done.type === 'no') return done.result
  if (done.answer.changed > 0)
    return { lines: [`${referenceKey}: ${known.quantity} -> ${quantity}`], exitCode: 0 }
  if (triesLeft > 1) return setStockOf(behind, { referenceKey, quantity, reason }, triesLeft - 1)
  return {
    lines: [`${referenceKey}: orders take units of it all the time. Nothing was changed; try again.`],
    exitCode: 1,
  }
}
