import { readFile } from 'node:fs/promises'
import { liftRecall, publishRecall, RecallInput } from '@shop/api-client/office/recall-commands'
import { allRecalls, recallById } from '@shop/catalogue/recalls/recall-store'
import type { Recall, RecallNotice } from '@shop/domain/recall/recall'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Database } from '@shop/engine/db/database'
import { recallBuyers } from '@shop/sales/recalls/recall-buyers-store'
import * as v from 'valibot'
import { noticeOf } from '../../recalls/recall-commands.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Recalls products: nothing of them is sold any more, and whoever bought one is written to. @see docs/law.md */
export const recallCommand: Command = {
  usage: `  recall list                                recalls, the newest first, with what is still not sold
  recall check <file>                        what a JSON file with one recall would do: products, variants, orders and
                                             addresses. Changes nothing
  recall publish <file>                      stops the sale, lists the recall and writes to every buyer, each address
                                             once. The same id again says it anew and writes to those alone who were
                                             not written to
  recall lift <id>                           the products are sold again, and the recall leaves the list`,

  /** A running shop reads the file itself, wherever it was started. */
  async run(database, words, now, desk = NO_DESK) {
    const read = commandWords(words, ['by'])
    if (read === null) return notUnderstood()
    const [action, word, ...rest] = read.positionals
    const behind = { database, desk, by: read.options.by ?? 'operator', now }
    if (rest.length > 0) return notUnderstood()
    if (action === 'list' && word === undefined) return listRecalls(database)
    if (word === undefined) return notUnderstood()
    if (action === 'lift') return liftRecallById(behind, word)
    if (action !== 'check' && action !== 'publish') return notUnderstood()
    const record = await recordIn(word)
    if (typeof record === 'string') return refused(record)
    return action === 'check' ? checkRecall(database, record) : publishRecord(behind, record)
  },
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

/** What it would do, said and not done. */
async function checkRecall({ sql }: Database, record: RecallInput): Promise<CommandResult> {
  try {
    const notice = await noticeOf(sql, record)
    const buyers = await recallBuyers(sql, notice)
    return {
      lines: [...productLines(notice), `${buyers.length} addresses bought of it.`, 'Nothing was changed.'],
      exitCode: 0,
    }
  } catch (error) {
    if (error instanceof CommandRefusal) return refused(error.message)
    throw error
  }
}

async function publishRecord(behind: Behind, record: RecallInput): Promise<CommandResult> {
  const done = await ran(behind, publishRecall, record)
  if (done.type === 'no') return done.result
  const { id, buyers, mails } = done.answer
  const recall = await recallById(behind.database.sql, id)
  return {
    lines: [
      ...(recall === null ? [] : productLines(recall.notice)),
      `${buyers} addresses bought of it.`,
      `${id}: published, ${mails} mails are on their way.`,
    ],
    exitCode: 0,
  }
}

async function liftRecallById(behind: Behind, id: string): Promise<CommandResult> {
  const done = await ran(behind, liftRecall, { id })
  return done.type === 'no'
    ? { ...done.result, exitCode: 1 }
    : { lines: [`${id}: lifted, its products are sold again.`], exitCode: 0 }
}

async function listRecalls({ sql }: Database): Promise<CommandResult> {
  const all = await allRecalls(sql)
  return { lines: all.length > 0 ? all.flatMap(recallLines) : ['There are no recalls.'], exitCode: 0 }
}

function recallLines({ id, notice, publishedAt, liftedAt }: Recall): string[] {
  const since = `since ${dayOf(publishedAt)}`
  const state = liftedAt === null ? since : `${since}, lifted ${dayOf(liftedAt)}`
  return [`${id}  ${state}  ${notice.headline.de}`, ...productLines(notice).map((line) => `    ${line}`)]
}

function productLines({ products }: RecallNotice): string[] {
  return products.map(
    ({ referenceKey, brand, name, variants }) =>
      `${referenceKey}  ${brand} ${name.de}: ${variants.map((variant) => variant.referenceKey).join(', ')}`,
  )
}

/** What a file holds; a sentence where it is no recall. */
async function recordIn(file: string): Promise<RecallInput | string> {
  let said: unknown
  try {
    said = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError
      ? `The file ${file} is not JSON: write one object.`
      : `The file ${file} cannot be read: check its name and its rights.`
  }
  const parsed = v.safeParse(RecallInput, said)
  if (parsed.success) return parsed.output
  return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the recall'}: ${issue.message}`).join('\n')
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

function refused(reason: string): CommandResult {
  return { lines: [reason], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${recallCommand.usage}`], exitCode: 2 }
}
