import { importCommand } from './goods/import-command.ts'
import { isDeltaName } from './goods/import-delta-file.ts'
import { EXIT, exitCodeOf } from './goods/run-import.ts'
import { importCatalogueProgram } from './import-catalogue-program.ts'
import { importDeltaProgram } from './import-delta-program.ts'

/**
 * `pnpm shop <shop> import …`: a program of its own beside the other commands, because it reads a file or standard
 * input of any size, shows how far it is and can be stopped.
 */
export function importProgram(shop: string, [name = '', ...words]: readonly string[]): Promise<number> {
  if (name === 'catalogue') return exitCodeOf(() => importCatalogueProgram(shop, words))
  if (isDeltaName(name)) return exitCodeOf(() => importDeltaProgram(shop, name, words))
  const wantsHelp = [name, ...words].some((word) => word === '--help' || word === '-h')
  const print = wantsHelp ? console.log : console.error
  print(`Usage: pnpm shop <shop> …\n\n${importCommand.usage}`)
  return Promise.resolve(wantsHelp ? EXIT.done : EXIT.nothingDone)
}
