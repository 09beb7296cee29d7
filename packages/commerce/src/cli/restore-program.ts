import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { migrationNames } from '@shop/engine/db/migrate'
import { holdBack } from '@shop/mail/outbox/outbox-store'
import * as v from 'valibot'
import { auditLines, auditShop, isClean } from '../audit/audit.ts'
import { type BackupHead, BackupProblem } from '../backup/backup-format.ts'
import { comparedElsewhere, filesElsewhere } from '../backup/files-elsewhere.ts'
import { leaveOut, likelyGap, skipMessageIds } from '../backup/number-gap-store.ts'
import { type Restored, restoreBackup } from '../backup/restore-backup.ts'
import { ownSpaceFile } from '../backup/story-files.ts'
import type { CommandResult } from './base/command.ts'
import { commandWords } from './base/command-words.ts'
import { shopDatabase } from './base/shop-database.ts'
import { backupCommand } from './upkeep/backup-command.ts'

/** How many numbers are left out. */
const Gap = v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)))

/** `pnpm shop <shop> restore <file>`: opens a place of its own, which has to be empty. */
export async function restoreProgram(
  shop: string,
  words: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  const read = commandWords(words, ['pictures', 'gap', 'stories'], ['send-mails', 'nothing-since'])
  const [word, ...rest] = read?.positionals ?? []
  const gap = v.safeParse(Gap, read?.options.gap)
  if (read === null || word === undefined || rest.length > 0 || !gap.success)
    return { lines: [`Usage:\n${backupCommand.usage}`], exitCode: 2 }

  const here = environment.INIT_CWD ?? process.cwd()
  const options = shopDatabase(shop, environment)
  const named = read.options.stories
  const content = named === undefined ? ownSpaceFile(options, environment) : resolve(here, named)
  const hadStories = content !== null && existsSync(content)
  let goneOn: string[] = []
  const database = await openDatabase({ ...options, migrates: false })
  try {
    const { head, end, rows, files, stories, recounted } = await restoreBackup(database, {
      file: resolve(here, word),
      shop,
      schema: options.schema,
      pictures: read.options.pictures === undefined ? null : resolve(here, read.options.pictures),
      content,
      async afterRows(restored) {
        goneOn = await goesOn(database, {
          head: restored,
          gap: gap.output ?? null,
          sendsMails: read.options['send-mails'] === 'yes',
          isNothingSince: read.options['nothing-since'] === 'yes' || !restored.hasPersons,
          now: new Date(),
        })
      },
    })
    const elsewhere = comparedElsewhere(await filesElsewhere(environment), end.elsewhere ?? null)
    const counted = recountedLines(head, recounted)
    const results = await auditShop(database.sql, { now: new Date(head.writtenAt) })
    const lines = [
      `Restored ${rows} rows and ${files} pictures of ${head.writtenAt}${head.hasPersons ? '' : ', a copy without persons'}; every table was counted, before the migrations of this build and behind them, and every file read back.`,
      ...counted.lines,
      ...(stories > 0 ? [`Stories are in ${content}, ${stories} files.`] : []),
      ...(hadStories ? [`Stories stay as they are: ${content} was there already.`] : []),
      ...goneOn,
      ...(isClean(results)
        ? [`Audit: all ${results.length} invariants hold.`]
        : auditLines(results.filter(({ broken }) => broken > 0))),
      ...elsewhere.lines,
    ]
    return { lines, exitCode: isClean(results) && elsewhere.isWhole && counted.isWhole ? 0 : 1 }
  } catch (problem) {
    if (!(problem instanceof BackupProblem)) throw problem
    return { lines: [problem.message], exitCode: 1 }
  } finally {
    await database.close()
  }
}

/** A migration may add rows or take some out; where there was none to run, every count has to be the same. */
function recountedLines({ migrations }: BackupHead, recounted: Restored['recounted']) {
  const isSameBuild = migrationNames().every((name) => migrations.includes(name))
  const counts = recounted.map(({ table, then, now }) => `${table} ${then} → ${now}`).join(', ')
  if (recounted.length === 0) return { lines: [], isWhole: true }
  return isSameBuild
    ? {
        lines: [
          `Rows were lost or added behind the first count: ${counts}. Nothing else may write to this database meanwhile: empty it, and restore again.`,
        ],
        isWhole: false,
      }
    : { lines: [`Rows that the migrations of this build have added or taken out: ${counts}.`], isWhole: true }
}

type GoingOn = {
  head: BackupHead
  gap: number | null
  sendsMails: boolean
  /** Whatever was given a number or sent is in the backup. */
  isNothingSince: boolean
  now: Date
}

/** Gives no number twice and sends no mail twice, where the shop went on after its backup; returns what to know of it. */
async function goesOn(
  database: Database,
  { head, gap, sendsMails, isNothingSince, now }: GoingOn,
): Promise<string[]> {
  if (isNothingSince) return []
  const writtenAt = new Date(head.writtenAt)
  return database.transaction(async (sql) => {
    const count = gap ?? (await likelyGap(sql, { writtenAt, now }))
    const gaps = await leaveOut(sql, { gap: count, writtenAt, now })
    await skipMessageIds(sql)
    const held = sendsMails ? { mails: 0, news: 0 } : await holdBack(sql, now)
    return [
      ...gaps.map(
        ({ counter, first, last }) =>
          `Left out, as they may have been given after the backup: numbers ${first} to ${last} of ${counter}.`,
      ),
      ...(held.mails + held.news === 0
        ? []
        : [
            `Held back, as they may have gone out after the backup: ${held.mails} mails and ${held.news} other messages. See "mails list"; "mails release" sends them all.`,
          ]),
      'Whoever was erased after the backup is there again: say "users erase" for each of them before the shop opens.',
    ]
  })
}
