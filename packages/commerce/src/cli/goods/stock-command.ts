import type { Database } from '@shop/engine/db/database'
import { setStock } from '@shop/sales/orders/set-stock-store'
import type { Command, CommandResult } from '../base/command.ts'

const MOST = 1_000_000

/** Puts right what the shelf says. */
export const stockCommand: Command = {
  usage: `  stock set <reference key> <count>          how many of a variant can be sold from now on; what orders hold
                                             is not counted. "import stock" does many at once`,

  async run(database, [action, referenceKey, count, ...rest]) {
    const quantity = /^\d{1,7}$/.test(count ?? '') ? Number(count) : null
    if (
      action !== 'set' ||
      referenceKey === undefined ||
      quantity === null ||
      quantity > MOST ||
      rest.length > 0
    )
      return { lines: [`Usage:\n${stockCommand.usage}`], exitCode: 2 }
    return stockSet(database, { referenceKey, quantity })
  },
}

async function stockSet(
  database: Database,
  { referenceKey, quantity }: { referenceKey: string; quantity: number },
): Promise<CommandResult> {
  const before = await database.transaction((sql) => setStock(sql, { referenceKey, quantity }))
  if (before === null)
    return { lines: [`There is no variant with the reference key ${referenceKey}.`], exitCode: 1 }
  return { lines: [`${referenceKey}: ${before} -> ${quantity}`], exitCode: 0 }
}
