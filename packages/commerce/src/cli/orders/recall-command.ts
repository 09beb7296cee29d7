import { readFile } from 'node:fs/promises'
import { RecallRecord } from '@shop/catalogue/recalls/recall-record'
import {
  allRecalls,
  liftRecall,
  putRecall,
  recalledElsewhere,
  recalledProducts,
} from '@shop/catalogue/recalls/recall-store'
import type { Recall, RecallNotice } from '@shop/domain/recall/recall'
import type { Database, Sql } from '@shop/engine/db/database'
import { recallBuyers, writeToBuyers } from '@shop/sales/recalls/recall-buyers-store'
import * as v from 'valibot'
import type { Command, CommandResult } from '../base/command.ts'

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
  async run(database, [action, word, ...rest], now) {
    if (rest.length > 0) return notUnderstood()
    if (action === 'list' && word === undefined) return listed(database)
    if (word === undefined) return notUnderstood()
    if (action === 'lift') return lifted(database, word, now)
    if (action !== 'check' && action !== 'publish') return notUnderstood()
    const record = await recordIn(word)
    if (typeof record === 'string') return refused(record)
    return database.transaction((sql) => taken(sql, { record, now, isTrial: action === 'check' }))
  },
}

type Taking = { record: RecallRecord; now: Date; isTrial: boolean }

async function taken(sql: Sql, { record, now, isTrial }: Taking): Promise<CommandResult> {
  const { id, products: productKeys, variants: variantKeys, ...said } = record
  const { products, unknown } = await recalledProducts(sql, { products: productKeys, variants: variantKeys })
  if (unknown.length > 0) return refused(`${id}: nothing in the catalogue has the key ${unknown.join(', ')}.`)
  const variantIds = products.flatMap(({ variants }) => variants.map((variant) => variant.id))
  const others = await recalledElsewhere(sql, variantIds, id)
  if (others.length > 0)
    return refused(
      `${id}: some of it is recalled already by ${others.join(', ')}. Lift that one, or add to it.`,
    )

  const notice: RecallNotice = { ...said, products }
  const buyers = await recallBuyers(sql, notice)
  const lines = [...productLines(notice), `${buyers.length} addresses bought of it.`]
  if (isTrial) return { lines: [...lines, 'Nothing was changed.'], exitCode: 0 }
  await putRecall(sql, { id, notice, now })
  const written = await writeToBuyers(sql, id, { buyers, now })
  return { lines: [...lines, `${id}: published, ${written} mails are on their way.`], exitCode: 0 }
}

async function lifted(database: Database, id: string, now: Date): Promise<CommandResult> {
  return (await database.transaction((sql) => liftRecall(sql, id, now)))
    ? { lines: [`${id}: lifted, its products are sold again.`], exitCode: 0 }
    : refused(`${id}: no such recall is running.`)
}

async function listed({ sql }: Database): Promise<CommandResult> {
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
async function recordIn(file: string): Promise<RecallRecord | string> {
  let said: unknown
  try {
    said = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError
      ? `The file ${file} is not JSON: write one object.`
      : `The file ${file} cannot be read: check its name and its rights.`
  }
  const parsed = v.safeParse(RecallRecord, said)
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
