import * as v from 'valibot'
import { BackupProblem } from '../../backup/backup-format.ts'
import { shopName } from '../../backup/backup-tables-store.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import type { Command } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'

/** Writes all of a shop into one file, also while it runs. @see docs/operations.md */
export const backupCommand: Command = {
  usage: `  backup <file> [--pictures <folder>] [--stories <space file>] [--without-persons]
                                             writes all of the shop into a file, as it is at one moment, also while it
                                             runs; with the pictures of a folder, and with the shop's own stories,
                                             which are found where the shop has them. --without-persons replaces names,
                                             mails, addresses and phones and leaves sessions, baskets and mails out: a
                                             copy for tests
  restore <file> [--pictures <folder>] [--stories <space file>] [--gap <count>] [--send-mails] [--nothing-since]
                                             brings a shop back into an empty place, counts its rows, reads its files
                                             back, compares what lies in FILES_URL, and audits it.
                                             Numbers of orders and invoices that may have been given after the backup
                                             are left out, <count> or as many as it works out, and mails that had not
                                             gone out are held, unless --send-mails. --nothing-since: nothing was sold
                                             after the backup, as when a shop moves, and all goes on as it was`,

  /** A running shop writes the file itself, wherever it was started. */
  async run(database, words, now) {
    const read = commandWords(words, ['pictures', 'stories', 'delivered', 'uploaded'], ['without-persons'])
    const [file, ...rest] = read?.positionals ?? []
    if (read === null || file === undefined || rest.length > 0)
      return { lines: [`Usage:\n${backupCommand.usage}`], exitCode: 2 }

    try {
      const { rows, files, stories } = await writeBackup(database, {
        file,
        shop: await shopName(database.sql),
        now,
        pictures: read.options.pictures ?? null,
        content: read.options.stories ?? null,
        withoutPersons: read.options['without-persons'] === 'yes',
        elsewhere: elsewhereOf(read.options),
      })
      const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
      return {
        lines: [
          `${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} pictures${stories === 0 ? '' : `, stories in ${stories} files`}.`,
        ],
        exitCode: 0,
      }
    } catch (problem) {
      if (!(problem instanceof BackupProblem)) throw problem
      return { lines: [problem.message], exitCode: 1 }
    }
  },
}

const Count = v.pipe(v.string(), v.digits(), v.transform(Number))

/** Said by the process that was called, which knows `FILES_URL`. */
function elsewhereOf({ delivered, uploaded }: Record<string, string | undefined>) {
  const counts = v.safeParse(v.object({ delivered: Count, uploaded: Count }), { delivered, uploaded })
  return counts.success ? counts.output : null
}
