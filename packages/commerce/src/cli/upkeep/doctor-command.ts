import { checkLines } from '../../doctor/check.ts'
import { databaseChecks } from '../../doctor/database-checks.ts'
import type { Command } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { shopsOf } from '../base/desk.ts'

/**
 * The part of the doctor that the process with the database answers; `doctorProgram` adds what is outside of it.
 *
 * @see docs/operations.md
 */
export const doctorCommand: Command = {
  usage: `  doctor [--json]                            whether everything is there that the shop needs: configuration, database,
                                             tables, clock, disk, certificates, mail, payment, content and duties, on
                                             one screen with what to do. Changes nothing. Ends with 1 when something
                                             does not work`,

  async run(database, words, now, desk) {
    const read = commandWords(words, [], ['json'])
    if (read === null || read.positionals.length > 0)
      return { lines: [`Usage:\n${doctorCommand.usage}`], exitCode: 2 }
    const checks = await databaseChecks(database, { now, shops: await shopsOf(desk) })
    const exitCode = checks.some(({ state }) => state === 'bad') ? 1 : 0
    const lines = read.options.json === 'yes' ? [JSON.stringify(checks)] : checkLines(checks)
    return { lines, exitCode }
  },
}
