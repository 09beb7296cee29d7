import { parseArgs } from 'node:util'
import { askOperatorDoor } from './ask-operator-door.ts'
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
  const said = await runningShop(shop, ['import', name, fileFromHere(path)])
  if (said !== null) return printResult(said)
  return runImport({ shop, path }, async ({ database, file }) => {
    const { problems, notes, sum } = await importDelta(database, name, file)
    for (const line of [...problems, ...notes]) console.error(line)
    console.log(sum)
    return problems.length === 0 ? EXIT.done : EXIT.badFile
  })
}

/** What the process says that holds the embedded database of a shop; null when none does, or a server has it. */
async function runningShop(shop: string, words: string[]): Promise<CommandResult | null> {
  const { databaseUrl, dataDirectory } = shopDatabase(shop, process.env)
  return databaseUrl !== null || dataDirectory === null ? null : askOperatorDoor(dataDirectory, words)
}

function printResult({ lines, exitCode }: CommandResult): number {
  const print = exitCode === 0 ? console.log : console.error
  for (const line of lines) print(line)
  return exitCode
}
