import { migrationsOf } from '@shop/engine/db/migrate'
import type { Command } from '../base/command.ts'

/**
 * Brings the tables of a shop up to date before its processes are replaced. Every command does when it opens the database;
 * this one does nothing else, and says where the tables are.
 *
 * @see docs/operations.md "Containers"
 */
export const migrateCommand: Command = {
  usage: `  migrate                                    brings the tables up to date, once for all processes; those of the release
                                             before go on working on them`,

  async run({ sql }, words) {
    if (words.length > 0) return { lines: [`Usage:\n${migrateCommand.usage}`], exitCode: 2 }
    const { applied, missing, unknown } = await migrationsOf(sql)
    if (missing.length > 0)
      return { lines: [`${missing.length} migrations have not run: ${missing.join(', ')}.`], exitCode: 1 }
    const newer = unknown.length > 0 ? ` ${unknown.length} of them are of a newer build.` : ''
    return {
      lines: [`The tables are up to date: ${applied.length} migrations have run.${newer}`],
      exitCode: 0,
    }
  },
}
