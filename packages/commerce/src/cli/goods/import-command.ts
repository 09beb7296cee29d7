import type { Command, CommandResult } from '../base/command.ts'
import { importDeltaFile, isDeltaName } from './import-delta-file.ts'

/** Prices, counts and stores from a file, also while the shop runs. @see product §10 */
export const importCommand: Command = {
  usage: `  import catalogue <file> [--strict|--resume]
                                             takes a catalogue of any size in; a shop with the embedded database is
                                             stopped for it
  import prices <file>                       takes prices alone in, also while the shop runs
  import stock <file>                        takes counts alone in, also while the shop runs
  import stores <file>                       takes stores with their opening hours in, also while the shop runs
  import store-stock <file>                  takes counts of what lies in stores in, also while the shop runs
                                             Each says with --help what a file holds; <file> may be - for
                                             standard input`,

  /** A running shop reads the file itself, wherever it was started. */
  async run(database, [name = '', path, ...rest]) {
    if (name === 'catalogue')
      return {
        lines: [
          'A catalogue is imported by a process of its own: stop the shop, or use a PostgreSQL server.',
        ],
        exitCode: 2,
      }
    if (!isDeltaName(name) || path === undefined || rest.length > 0) return notUnderstood()
    if (path === '-')
      return {
        lines: [
          'A running shop cannot read standard input: write it to a file, stop the shop, or use a PostgreSQL server.',
        ],
        exitCode: 2,
      }
    return importDeltaFile(database, { name, path })
  },
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${importCommand.usage}`], exitCode: 2 }
}
