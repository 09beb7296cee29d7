import { readFile } from 'node:fs/promises'
import { importOffers } from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { Database } from '@shop/engine/db/database'
import { checkedPromotions, type PromotionProblem } from '@shop/sales/promotions/import-promotions'
import { promotionState } from '@shop/sales/promotions/promotion-state'
import { allPromotions, useCounts } from '@shop/sales/promotions/promotion-store'
import type { Command, CommandResult } from '../base/command.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Looks at promotions and changes them. @see product §6 */
export const promotionsCommand: Command = {
  usage: `  promotions list                            promotions and vouchers with their state and the orders that use them
  promotions check <file>                    says what is wrong with a file, and changes nothing
  promotions import <file>                   takes promotions in, all or none: one JSON array, or one object per line.
                                             The same id again replaces a promotion, others stay as they are`,

  /** A running shop reads the file itself, wherever it was started. */
  async run(database, [action, file, ...rest], now, desk) {
    if (rest.length > 0) return notUnderstood()
    if (action === 'list' && file === undefined) return listPromotions(database, now)
    if ((action !== 'check' && action !== 'import') || file === undefined) return notUnderstood()
    const records = await recordsOf(file)
    if (typeof records === 'string') return { lines: [records], exitCode: 1 }
    return action === 'check'
      ? checkPromotions(database, records)
      : importPromotions({ database, desk, now }, records)
  },
}

async function listPromotions(database: Database, now: Date): Promise<CommandResult> {
  const promotions = await allPromotions(database.sql)
  if (promotions.length === 0) return { lines: ['There are no promotions.'], exitCode: 0 }
  const uses = await useCounts(database.sql)
  return {
    lines: promotions.flatMap((record) => promotionLines(record, uses.get(record.id) ?? 0, now)),
    exitCode: 0,
  }
}

function promotionLines(record: PromotionRecord, uses: number, now: Date): string[] {
  const { id, name, code, needsCode, schedule, priority, combinability, effect } = record
  const kind = needsCode ? 'codes of its own' : code === null ? 'by itself' : `code ${code}`
  const days = [schedule.from, schedule.to].map((at) => at?.slice(0, 10) ?? '')
  const period = schedule.from || schedule.to ? `${days[0]} – ${days[1]}` : 'without an end'
  return [
    `${id}  ${promotionState(record, now)}  ${name.de}`,
    `    ${kind}, ${effect.type}, ${period}, priority ${priority}, ${combinability}, ${uses} ${uses === 1 ? 'order' : 'orders'}`,
  ]
}

/** What a file holds; a sentence when it cannot be read. */
async function recordsOf(file: string): Promise<unknown[] | string> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return `The file ${file} cannot be read: check its name and its rights.`
  }
  try {
    const trimmed = text.trim()
    if (trimmed === '') return `The file ${file} is empty: there is nothing to import.`
    const records: unknown = trimmed.startsWith('[')
      ? JSON.parse(trimmed)
      : trimmed.split('\n').flatMap((line): unknown[] => (line.trim() === '' ? [] : [JSON.parse(line)]))
    return Array.isArray(records) ? records : [records]
  } catch {
    return `The file ${file} is not JSON: write one array, or one object per line.`
  }
}

async function checkPromotions(database: Database, records: unknown[]): Promise<CommandResult> {
  const present = await allPromotions(database.sql)
  const { promotions, problems } = checkedPromotions(records, present)
  if (problems.length > 0)
    return { lines: [...problems.map(problemLine), 'Nothing was imported.'], exitCode: 1 }
  const known = new Set(present.map(({ id }) => id))
  const replaced = promotions.filter(({ id }) => known.has(id)).length
  return {
    lines: [`All is well: ${promotions.length - replaced} new, ${replaced} replaced when imported.`],
    exitCode: 0,
  }
}

type Behind = { database: Database; desk: Desk; now: Date }

async function importPromotions(behind: Behind, records: unknown[]): Promise<CommandResult> {
  const done = await ran({ ...behind, by: 'operator' }, importOffers, { records })
  if (done.type === 'no')
    return {
      lines: [...done.result.lines.flatMap((line) => line.split('\n')), 'Nothing was imported.'],
      exitCode: 1,
    }
  return { lines: [`${done.answer.added} new, ${done.answer.replaced} replaced.`], exitCode: 0 }
}

function problemLine({ place, problem }: PromotionProblem): string {
  return `${place}: ${problem}`
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${promotionsCommand.usage}`], exitCode: 2 }
}
