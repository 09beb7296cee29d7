import { loggedMessage } from '@shop/engine/trace/logged-error'
import { withOwnStories } from '../backup/story-files.ts'
import { askOperatorDoor } from './ask-operator-door.ts'
import { absentShop } from './base/absent-shop.ts'
import type { CommandResult } from './base/command.ts'
import { shopDatabase } from './base/shop-database.ts'
import { wordsFromHere } from './base/words-from-here.ts'

/**
 * What `pnpm shop <shop> <topic> …` does with its words. Returns what the process ends with: 0 when it is done, 1 when it is
 * not allowed, 2 when it was not understood; says everything on the console.
 *
 * A running shop with an embedded database is asked before the code of the commands is loaded, which takes longer than
 * almost every command.
 */
export function shopProgram(words: readonly string[]): Promise<number> {
  return main(words.filter((word) => word !== '--')).catch((error: unknown) => {
    console.error(loggedMessage(error))
    return 2
  })
}

async function main([shop, ...words]: string[]): Promise<number> {
  if (shop !== undefined && words[0] === 'import') {
    const { importProgram } = await import('./import-program.ts')
    return importProgram(shop, words.slice(1))
  }
  const wantsHelp = [shop, ...words].some((word) => word === '--help' || word === '-h')
  if (wantsHelp || shop === undefined || words.length === 0) {
    const { usageOf } = await import('./commands.ts')
    const print = wantsHelp ? console.log : console.error
    print(usageOf(words[0]))
    return wantsHelp ? 0 : 2
  }
  const read = wordsFromHere(words, process.env.INIT_CWD ?? process.cwd())
  const { lines, exitCode } = await (words[0] === 'backup' ? backedUp(shop, read) : ran(shop, read))
  const print = exitCode === 2 ? console.error : console.log
  for (const line of lines) print(line)
  return exitCode
}

/** What lies elsewhere is counted by whoever knows the variables: this process, not a running shop that it asks. */
async function backedUp(shop: string, words: string[]): Promise<CommandResult> {
  const { elsewhereLines, filesElsewhere, withElsewhere } = await import('../backup/files-elsewhere.ts')
  const found = await filesElsewhere(process.env)
  const { lines, exitCode } = await ran(shop, withElsewhere(words, found))
  return { lines: exitCode === 0 ? [...lines, ...elsewhereLines(found)] : lines, exitCode }
}

async function ran(shop: string, words: string[]): Promise<CommandResult> {
  if (words[0] === 'doctor') {
    const { doctorProgram } = await import('./doctor-program.ts')
    return doctorProgram(shop, words.slice(1), process.env)
  }
  if (words[0] === 'restore') {
    const { restoreProgram } = await import('./restore-program.ts')
    return restoreProgram(shop, words.slice(1), process.env)
  }
  const options = shopDatabase(shop, process.env)
  const whole = withOwnStories(words, options, process.env)
  if (options.databaseUrl === null && options.dataDirectory !== null) {
    const answer = await askOperatorDoor(options.dataDirectory, whole)
    if (answer !== null) return answer
  }
  const absent = absentShop(shop, options, whole)
  if (absent !== null) return absent
  const { runOnDatabase } = await import('./run-on-database.ts')
  return runOnDatabase(shop, options, whole)
}
