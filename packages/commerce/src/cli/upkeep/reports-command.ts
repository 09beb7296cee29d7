import { decideReport } from '@shop/customers/reviews/decide-report'
import { reportsIn } from '@shop/customers/reviews/report-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Database } from '@shop/engine/db/database'
import type { ReportState } from '@shop/engine/db/schema/reviews'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { REASON_OPTIONS, removalOf } from '../base/removal-words.ts'

const LISTED = 200
const STATES: readonly ReportState[] = ['received', 'removed', 'kept']

/** Looks at reports of reviews, and decides them with a reason that both sides are sent. @see eu-duties C-48 */
export const reportsCommand: Command = {
  usage: `  reports list [received|removed|kept]       reports of reviews, the oldest first; received by default
  reports remove <M-…> --because "text"      the review goes; whoever reported it and its author are
                                             told why by mail. --ground law where a law forbids it
  reports keep <M-…> --because "text"        the review stays, or comes back; the reporter is told why
                                             A decision can be taken again. [--by mia] with each`,

  async run(database, [action = '', ...words], now) {
    if (action === 'list') return listed(database, words)
    const read = commandWords(words, [...REASON_OPTIONS, 'by'])
    const removal = read && removalOf(read)
    const [number, ...rest] = read?.positionals ?? []
    if (!read || !removal || number === undefined || rest.length > 0) return notUnderstood()
    if (action !== 'remove' && action !== 'keep') return notUnderstood()
    const decision = { ...removal, isRemoved: action === 'remove', by: read.options.by ?? 'operator', now }
    return decided(database, { number: number.toUpperCase(), ...decision })
  },
}

async function listed({ sql }: Database, [word = 'received', ...rest]: string[]): Promise<CommandResult> {
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

async function decided(
  database: Database,
  decision: Parameters<typeof decideReport>[1],
): Promise<CommandResult> {
  const done = await decideReport(database, decision).catch((failure: unknown) => {
    if (failure instanceof CommandRefusal) return failure
    throw failure
  })
  if (done instanceof CommandRefusal) return { lines: [done.message], exitCode: 1 }
  if (done === null) return { lines: [`There is no report ${decision.number}.`], exitCode: 1 }
  const word = decision.isRemoved ? 'removed' : 'kept'
  return { lines: done.reports.map(({ number }) => `${number}: ${word}`), exitCode: 0 }
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `          ${line}`)
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${reportsCommand.usage}`], exitCode: 2 }
}
