import type { Database } from '@shop/engine/db/database'
import { databaseProblem } from '@shop/engine/db/database-problem'
import { auditCommand } from './audit-command.ts'
import { backupCommand } from './backup-command.ts'
import { balanceCommand } from './balance-command.ts'
import type { Command, CommandResult } from './command.ts'
import { complaintsCommand } from './complaints-command.ts'
import { type Desk, NO_DESK } from './desk.ts'
import { doctorCommand } from './doctor-command.ts'
import { giftCardsCommand } from './gift-cards-command.ts'
import { hooksCommand } from './hooks-command.ts'
import { importCommand } from './import-command.ts'
import { mailsCommand } from './mails-command.ts'
import { maintenanceCommand } from './maintenance-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { ordersCommand } from './orders-command.ts'
import { promotionsCommand } from './promotions-command.ts'
import { rankingsCommand } from './rankings-command.ts'
import { recallCommand } from './recall-command.ts'
import { redirectsCommand } from './redirects-command.ts'
import { reportsCommand } from './reports-command.ts'
import { retailCommand } from './retail-command.ts'
import { reviewsCommand } from './reviews-command.ts'
import { searchCommand } from './search-command.ts'
import { sellableCommand } from './sellable-command.ts'
import { settingsCommand } from './settings-command.ts'
import { staffCommand } from './staff-command.ts'
import { stockCommand } from './stock-command.ts'
import { switchCommand } from './switch-command.ts'
import { tokensCommand } from './tokens-command.ts'
import { usersCommand } from './users-command.ts'
import { vitalsCommand } from './vitals-command.ts'
import { vouchersCommand } from './vouchers-command.ts'
import { withdrawalsCommand } from './withdrawals-command.ts'

/** Every topic that operators have commands for, one line each. */
export const COMMANDS: Record<string, Command> = {
  orders: ordersCommand,
  stock: stockCommand,
  import: importCommand,
  sellable: sellableCommand,
  audit: auditCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  maintenance: maintenanceCommand,
  migrate: migrateCommand,
  switch: switchCommand,
  settings: settingsCommand,
  recall: recallCommand,
  reviews: reviewsCommand,
  reports: reportsCommand,
  promotions: promotionsCommand,
  vouchers: vouchersCommand,
  giftcards: giftCardsCommand,
  balance: balanceCommand,
  withdrawals: withdrawalsCommand,
  complaints: complaintsCommand,
  users: usersCommand,
  mails: mailsCommand,
  hooks: hooksCommand,
  search: searchCommand,
  rankings: rankingsCommand,
  redirects: redirectsCommand,
  vitals: vitalsCommand,
  retail: retailCommand,
  staff: staffCommand,
  tokens: tokensCommand,
}

/** The words of a command line as a process in another directory understands them. */
export function wordsFromHere([topic = '', ...words]: readonly string[], directory: string): string[] {
  const command = Object.hasOwn(COMMANDS, topic) ? COMMANDS[topic] : undefined
  return [topic, ...(command?.locally?.(words, directory) ?? words)]
}

/** Runs the words of a command line; whatever is not understood is answered with how it is written. */
export async function runCommand(
  database: Database,
  [topic = '', ...words]: readonly string[],
  now: Date,
  desk: Desk = NO_DESK,
): Promise<CommandResult> {
  const command = Object.hasOwn(COMMANDS, topic) ? COMMANDS[topic] : undefined
  if (command === undefined) return { lines: [usageOf()], exitCode: 2 }
  try {
    return await command.run(database, words, now, desk)
  } catch (error) {
    if (databaseProblem(error)?.code !== 'read_only') throw error
    return { lines: [READ_ONLY_WORDS], exitCode: 1 }
  }
}

const READ_ONLY_WORDS =
  'Nothing was done, as nothing can be written: the shop is switched to read-only, which "switch" shows and "switch read-only off" ends, or the disk of its database is full, which "doctor" shows.'

/** How a topic is written; without one, or with one that does not exist, how all of them are. */
export function usageOf(topic = ''): string {
  const asked = Object.hasOwn(COMMANDS, topic) ? COMMANDS[topic] : undefined
  const usages = (asked === undefined ? Object.values(COMMANDS) : [asked]).map(({ usage }) => usage)
  return `Usage: pnpm shop <shop> <topic> …

  <shop>     a folder of apps; a name that is none is answered with those that are

${usages.join('\n\n')}

Environment
  DATABASE_URL   a PostgreSQL server, instead of the embedded database
  SHOP_DATA      the shop's data folder, .data/<shop> by default

Exit codes
  0  done
  1  something of it was not there, or is not allowed: the reason is told
  2  not understood, or the database could not be reached: the reason is told`
}
