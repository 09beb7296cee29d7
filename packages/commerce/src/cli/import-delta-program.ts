import { parseArgs } from 'node:util'
import { askOperatorDoor } from './ask-operator-door.ts'
import { absentShop } from './base/absent-shop.ts'
import type { CommandResult } from './base/command.ts'
import { shopDatabase } from './base/shop-database.ts'
import { type DeltaName, importDelta } from './goods/import-delta-file.ts'
import { EXIT, fileFromHere, runImport } from './goods/run-import.ts'
import { IMPORT_HELP } from './import-help.ts'

/** Imports a delta file into a shop, running or not; returns its exit code. */
export async function importDeltaProgram(
  shop: string,
  name: DeltaName,
  words: readonly string[],
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(IMPORT_HELP[name])
    return EXIT.done
  }
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) {
    console.error(IMPORT_HELP[name])
    return EXIT.nothingDone
  }
  const said = await saidAlready(shop, ['import', name, fileFromHere(path)])
  if (said !== null) return printResult(said)
  return runImport({ shop, path }, async ({ database, file }) => {
    const { problems, notes, sum } = await importDelta(database, name, file)
    for (const line of [...problems, ...notes]) console.error(line)
    console.log(sum)
    return problems.length === 0 ? EXIT.done : EXIT.badFile
  })
}

/**
 * What the process says that holds the embedded database of a shop, or that there is no such shop; null when the file is
 * imported here, as nobody holds the database, or a server has it.
 */
async function saidAlready(shop: string, words: string[]): Promise<CommandResult | null> {
  const options = shopDatabase(shop, process.env)
  const { databaseUrl, dataDirectory } = options
  if (databaseUrl !== null || dataDirectory === null) return null
  return (await askOperatorDoor(dataDirectory, words)) ?? absentShop(shop, options, words)
}

function printResult({ lines, exitCode }: CommandResult): number {
  const print = exitCode === 0 ? console.log : console.error
  for (const line of lines) print(line)
  return exitCode
}
