import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import { type DatabaseOptions, openDatabase } from '@shop/engine/db/database'
import { openDatabaseClock } from '@shop/engine/db/database-clock'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
// @boundaries-ignore the command line works on the shops of the repository
import { shopFolder } from '../../../../scripts/shops.ts'
import type { CommandResult } from './base/command.ts'
import { switchedDesk } from './base/desk.ts'
import { deskOfApp } from './base/desk-of-app.ts'
import { runCommand } from './commands.ts'

/** Runs a command in this process: beside the shops on a PostgreSQL server, or where no shop holds the embedded database. */
export async function runOnDatabase(
  shop: string,
  options: DatabaseOptions,
  words: readonly string[],
): Promise<CommandResult> {
  // Mails and papers that a command writes say what the brand says.
  adoptOwnMessages(await ownMessagesOf(shopFolder(shop)))
  const database = await openDatabase(options)
  try {
    const switches = await openSwitches(database, { isPolling: false })
    // Whoever writes beside a shop that is read-only writes what its move or its repair does not see.
    if (words[0] !== 'switch') await followReadOnly(database, switches)
    const clock = await openDatabaseClock(database, { isOn: false })
    const desk = switchedDesk(deskOfApp(shop, process.env), switches)
    return await runCommand(database, words, clock.now(), desk)
  } finally {
    await database.close()
  }
}
