import { resolve } from 'node:path'
import { openDatabase } from '@shop/engine/db/database'
import { auditLines, auditShop, isClean } from '../audit/audit.ts'
import { BackupProblem } from '../backup/backup-format.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { CommandResult } from './base/command.ts'
import { commandWords } from './base/command-words.ts'
import { shopDatabase } from './base/shop-database.ts'
import { backupCommand } from './upkeep/backup-command.ts'

/** `pnpm shop <shop> restore <file>`: opens a place of its own, which has to be empty. */
export async function restoreProgram(
  shop: string,
  words: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  const read = commandWords(words, ['pictures'])
  const [word, ...rest] = read?.positionals ?? []
  if (read === null || word === undefined || rest.length > 0)
    return { lines: [`Usage:\n${backupCommand.usage}`], exitCode: 2 }

  const here = environment.INIT_CWD ?? process.cwd()
  const options = shopDatabase(shop, environment)
  const database = await openDatabase({ ...options, migrates: false })
  try {
    const { head, rows, files } = await restoreBackup(database, {
      file: resolve(here, word),
      shop,
      schema: options.schema,
      pictures: read.options.pictures === undefined ? null : resolve(here, read.options.pictures),
    })
    const results = await auditShop(database.sql, { now: new Date(head.writtenAt) })
    const lines = [
      `Restored ${rows} rows and ${files} pictures of ${head.writtenAt}${head.hasPersons ? '' : ', a copy without persons'}; every table was counted.`,
      ...(isClean(results)
        ? [`Audit: all ${results.length} invariants hold.`]
        : auditLines(results.filter(({ broken }) => broken > 0))),
    ]
    return { lines, exitCode: isClean(results) ? 0 : 1 }
  } catch (problem) {
    if (!(problem instanceof BackupProblem)) throw problem
    return { lines: [problem.message], exitCode: 1 }
  } finally {
    await database.close()
  }
}
