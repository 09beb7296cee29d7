import { decideReport } from '@shop/api-client/office/review-commands'
import { reportsIn } from '@shop/customers/reviews/report-store'
import type { Database } from '@shop/engine/db/database'
import type { ReportState } from '@shop/engine/db/schema/reviews'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { REASON_OPTIONS, removalOf } from '../base/removal-words.ts'
import { ran } from '../base/run-office-command.ts'

const LISTED = 200
const STATES: readonly ReportState[] = ['received', 'removed', 'kept']

/** Looks at reports of reviews, and decides them with a reason that both sides are sent. @see eu-duties C-48 */
export const reportsCommand: Command = {
  usage: `  reports list [received|removed|kept]       reports of reviews, the oldest first; received by default
  reports remove <M-…> --because "text"      the review goes; whoever reported it and its author are
                                             told why by mail. --ground law where a law forbids it
  reports keep <M-…> --because "text"        the review stays, or comes back; the reporter is told why
                                             A decision can be taken again. [--by mia] with each`,

  async run(database, [action = '', ...words], now, desk) {
    if (action === 'list') return listReports(database, words)
    const read = commandWords(words, [...REASON_OPTIONS, 'by'])
    const removal = read && removalOf(read)
    const [number, ...rest] = read?.positionals ?? []
    if (!read || !removal || number === undefined || rest.length > 0) return notUnderstood()
    if (action !== 'remove' && action !== 'keep') return notUnderstood()
    const behind = { database, desk, now, by: read.options.by ?? 'operator' }
    const isRemoved = action === 'remove'
    const done = await ran(behind, decideReport, { number, isRemoved, ...removal })
    if (done.type === 'no') return done.result
    const word = isRemoved ? 'removed' : 'kept'
    return { lines: done.answer.numbers.map((one) => `${one}: ${word}`), exitCode: 0 }
  },
}

async function listReports(
  { sql }: Database,
  [word = 'received', ...rest]: string[],
): Promise<CommandResult> {
  const state = STATES.find((known) => known === word)
  if (state === undefined || rest.length > 0) return notUnderstood()
  const found = await reportsIn(sql, state, LISTED)
  if (found.length === 0) return { lines: [`No reports are ${state}.`], exitCode: 0 }
  const lines = found.flatMap(({ report, review }) => [
    `${report.number}  ${report.receivedAt.toISOString().slice(0, 10)}  ${report.reason}  ${report.name} ${report.email}  ${report.locale}`,
    ...indented(report.message),
    `          Review ${review.id.slice(0, 8)} by ${review.nickname}, ${review.language}, ${review.state}:`,
    ...indented([review.title, review.text].filter((text) => text !== '').join('\n')),
    ...(report.why === null
      ? []
      : [`          Decided by ${report.decidedBy ?? ''}:`, ...indented(report.why)]),
    '',
  ])
  return { lines, exitCode: 0 }
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `          ${line}`)
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${reportsCommand.usage}`], exitCode: 2 }
}
