import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import { openDatabase } from '@shop/engine/db/database'
import { openDatabaseClock } from '@shop/engine/db/database-clock'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
// @boundaries-ignore the command line works on the shops of the repository
import { shopFolder } from '../../../../scripts/shops.ts'
import type { CommandResult } from './command.ts'
import { runCommand, usageOf, wordsFromHere } from './commands.ts'
import { deskOfApp, switchedDesk } from './desk.ts'
import { doctorProgram } from './doctor-program.ts'
import { importProgram } from './import-program.ts'
import { askOperatorDoor } from './operator-door.ts'
import { restoreProgram } from './restore-program.ts'
import { shopDatabase } from './shop-database.ts'

/**
 * What `pnpm shop <shop> <topic> …` does with its words. Returns what the process ends with: 0 when it is done, 1 when it is
 * not allowed, 2 when it was not understood; says everything on the console.
 */
export function shopProgram(words: readonly string[]): Promise<number> {
  return main(words.filter((word) => word !== '--')).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 2
  })
}

async function main([shop, ...words]: string[]): Promise<number> {
  if (shop !== undefined && words[0] === 'import') return importProgram(shop, words.slice(1))
  const wantsHelp = [shop, ...words].some((word) => word === '--help' || word === '-h')
  if (wantsHelp || shop === undefined || words.length === 0) {
    const print = wantsHelp ? console.log : console.error
    print(usageOf(words[0]))
    return wantsHelp ? 0 : 2
  }
  const { lines, exitCode } = await ran(shop, wordsFromHere(words, process.env.INIT_CWD ?? process.cwd()))
  const print = exitCode === 2 ? console.error : console.log
  for (const line of lines) print(line)
  return exitCode
}

async function ran(shop: string, words: string[]): Promise<CommandResult> {
  if (words[0] === 'doctor') return doctorProgram(shop, words.slice(1), process.env)
  if (words[0] === 'restore') return restoreProgram(shop, words.slice(1), process.env)
  const options = shopDatabase(shop, process.env)
  if (options.databaseUrl === null && options.dataDirectory !== null) {
    const answer = await askOperatorDoor(options.dataDirectory, words)
    if (answer !== null) return answer
  }
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
