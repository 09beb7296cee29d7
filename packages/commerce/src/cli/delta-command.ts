import { parseArgs } from 'node:util'
import type { DeltaReport } from '../catalogue/import-delta.ts'
import type { LineGroup } from '../catalogue/import-source.ts'
import type { Database } from '../db/database.ts'
import { countedBadLines, EXIT, exitCodeOf, runImport, tellBadLines } from './run-import.ts'

type DeltaImport = (database: Database, lines: AsyncIterable<LineGroup>) => Promise<DeltaReport>

/** A command that imports a delta file into a shop; hands back its exit code. */
export function deltaCommand(words: string[], help: string, run: DeltaImport): Promise<number> {
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
    return runImport({ shop, path }, async ({ database, file }) => told(await run(database, file.lines())))
  })
}

function told({ changed, unchanged, bad, badLines }: DeltaReport): number {
  tellBadLines(bad, badLines)
  console.log(`${changed} changed, ${unchanged} unchanged, ${countedBadLines(badLines)}.`)
  return badLines === 0 ? EXIT.done : EXIT.badFile
}
