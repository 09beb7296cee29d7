import { resolve } from 'node:path'
import type { Command, CommandResult } from './command.ts'
import { importDeltaFile, isDeltaName } from './import-delta-file.ts'

/** Prices and counts from a file, also while the shop runs. @see product §10 */
export const importCommand: Command = {
  usage: `  import prices <file>                       takes prices in, as pnpm import:prices --help describes them
  import stock <file>                        takes counts in, as pnpm import:stock --help describes them`,

  /** A running shop reads the file itself, wherever it was started. */
  locally: ([name = '', file, ...rest], directory) =>
    file === undefined ? [name] : [name, file === '-' ? file : resolve(directory, file), ...rest],

  async run(database, [name = '', path, ...rest]) {
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
