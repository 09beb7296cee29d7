import { auditLines, auditShop, isClean } from '../../audit/audit.ts'
import { countOf } from '../base/amounts.ts'
import type { Command } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'

const MOST_LISTED = 10_000

/** Says whether money, stock, vouchers, mails and papers of a shop are whole. @see docs/operations.md */
export const auditCommand: Command = {
  usage: `  audit [--limit 20] [--json]                whether the money of every order adds up, stock is what moved, no voucher,
                                             card or mail was used twice, every paid order has its paper, and none is
                                             stuck: a line each, below it what is broken and what to do. Changes
                                             nothing. Ends with 1 when something is broken; --limit says how many
                                             violations of each kind are named`,

  async run({ sql }, words, now) {
    const read = commandWords(words, ['limit'], ['json'])
    const limit = countOf(read?.options.limit ?? '20', MOST_LISTED)
    if (read === null || read.positionals.length > 0 || limit === null)
      return { lines: [`Usage:\n${auditCommand.usage}`], exitCode: 2 }

    const results = await auditShop(sql, { now, limit })
    const lines = read.options.json === 'yes' ? [JSON.stringify(results, null, 2)] : auditLines(results)
    return { lines, exitCode: isClean(results) ? 0 : 1 }
  },
}
