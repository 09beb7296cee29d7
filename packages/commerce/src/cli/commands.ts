import { databaseProblem } from '@shop/engine/db/connection/database-problem'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from './base/command.ts'
import { type Desk, NO_DESK } from './base/desk.ts'
import { importCommand } from './goods/import-command.ts'
import { rankingsCommand } from './goods/rankings-command.ts'
import { redirectsCommand } from './goods/redirects-command.ts'
import { reviewsCommand } from './goods/reviews-command.ts'
import { searchCommand } from './goods/search-command.ts'
import { sellableCommand } from './goods/sellable-command.ts'
import { stockCommand } from './goods/stock-command.ts'
import { balanceCommand } from './offers/balance-command.ts'
import { giftCardsCommand } from './offers/gift-cards-command.ts'
import { promotionsCommand } from './offers/promotions-command.ts'
import { vouchersCommand } from './offers/vouchers-command.ts'
import { complaintsCommand } from './orders/complaints-command.ts'
import { ordersCommand } from './orders/orders-command.ts'
import { recallCommand } from './orders/recall-command.ts'
import { reservationsCommand } from './orders/reservations-command.ts'
import { retailCommand } from './orders/retail-command.ts'
import { withdrawalsCommand } from './orders/withdrawals-command.ts'
import { staffCommand } from './people/staff-command.ts'
import { tokensCommand } from './people/tokens-command.ts'
import { usersCommand } from './people/users-command.ts'
import { auditCommand } from './upkeep/audit-command.ts'
import { backupCommand } from './upkeep/backup-command.ts'
import { doctorCommand } from './upkeep/doctor-command.ts'
import { hooksCommand } from './upkeep/hooks-command.ts'
import { mailsCommand } from './upkeep/mails-command.ts'
import { maintenanceCommand } from './upkeep/maintenance-command.ts'
import { migrateCommand } from './upkeep/migrate-command.ts'
import { reportsCommand } from './upkeep/reports-command.ts'
import { settingsCommand } from './upkeep/settings-command.ts'
import { switchCommand } from './upkeep/switch-command.ts'
import { vitalsCommand } from './upkeep/vitals-command.ts'

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
  reservations: reservationsCommand,
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
  SHOP_DATA      the shop's own data folder, .data/<shop> by default

Exit codes
  0  done
  1  something of it was not there, or is not allowed: the reason is told
  2  not understood, or the database could not be reached: the reason is told`
}
