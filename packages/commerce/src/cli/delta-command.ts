import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandResult } from './command.ts'
import { type DeltaName, importDelta } from './import-delta-file.ts'
import { askOperatorDoor } from './operator-door.ts'
import { EXIT, exitCodeOf, runImport } from './run-import.ts'
import { shopDatabase } from './shop-database.ts'

/** A command that imports a delta file into a shop, running or not; hands back its exit code. */
export function deltaCommand(words: string[], help: string, name: DeltaName): Promise<number> {
  return exitCodeOf(async () => {
    const { values, positionals } = parseArgs({
      args: words.filter((word) => word !== '--'),
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    if (values.help) {
      console.log(help)
      return EXIT.done
    }
    const [shop, path, ...rest] = positionals
    if (shop === undefined || path === undefined || rest.length > 0) {
      console.error(help)
      return EXIT.nothingDone
    }
    const said = await runningShop(shop, ['import', name, path === '-' ? path : resolve(path)])
    if (said !== null) return told(said)
    return runImport({ shop, path }, async ({ database, file }) => {
      const { problems, sum } = await importDelta(database, name, file)
      for (const line of problems) console.error(line)
      console.log(sum)
      return problems.length === 0 ? EXIT.done : EXIT.badFile
    })
  })
}

/** What the process says that holds the embedded database of a shop; null when none does, or a server has it. */
async function runningShop(shop: string, words: string[]): Promise<CommandResult | null> {
  const { databaseUrl, dataDirectory } = shopDatabase(shop, process.env)
  return databaseUrl !== null || dataDirectory === null ? null : askOperatorDoor(dataDirectory, words)
}

function told({ lines, exitCode }: CommandResult): number {
  const tell = exitCode === 0 ? console.log : console.error
  for (const line of lines) tell(line)
  return exitCode
}
