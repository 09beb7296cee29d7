import { BackupProblem } from '../../backup/backup-format.ts'
import { shopName } from '../../backup/backup-tables-store.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import type { Command } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'

/** Writes all of a shop into one file, also while it runs. @see docs/operations.md */
export const backupCommand: Command = {
  usage: `  backup <file> [--pictures <folder>] [--without-persons]
                                             writes all of the shop into a file, as it is at one moment, also while it
                                             runs; with the pictures of a folder. --without-persons replaces names,
                                             mails, addresses and phones and leaves sessions, baskets and mails out: a
                                             copy for tests
  restore <file> [--pictures <folder>]       brings a shop back into an empty place, counts its rows and audits it`,

  /** A running shop writes the file itself, wherever it was started. */
  async run(database, words, now) {
    const read = commandWords(words, ['pictures'], ['without-persons'])
    const [file, ...rest] = read?.positionals ?? []
    if (read === null || file === undefined || rest.length > 0)
      return { lines: [`Usage:\n${backupCommand.usage}`], exitCode: 2 }

    try {
      const { rows, files } = await writeBackup(database, {
        file,
        shop: await shopName(database.sql),
        now,
        pictures: read.options.pictures ?? null,
        withoutPersons: read.options['without-persons'] === 'yes',
      })
      const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
      return {
        lines: [`${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} pictures.`],
        exitCode: 0,
      }
    } catch (problem) {
      if (!(problem instanceof BackupProblem)) throw problem
      return { lines: [problem.message], exitCode: 1 }
    }
  },
}
