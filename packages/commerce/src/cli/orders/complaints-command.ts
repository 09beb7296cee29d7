import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerInboxItem, closeInboxItem } from '@shop/api-client/office/inbox-commands'
import { plainText } from '@shop/domain/review/plain-text'
import type { Database } from '@shop/engine/db/database'
import { complaintsIn, lockComplaint, photosOfComplaint } from '@shop/sales/after-sales/complaint-store'
import { deskItems } from '@shop/sales/orders/order-desk-store'
import { orderById } from '@shop/sales/orders/order-lookup-store'
import type { Command, CommandResult } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const LISTED = 200
const STATES = ['received', 'answered', 'closed'] as const
const OPTIONS = ['by', 'photos'] as const
const LONGEST_ANSWER = 4000

/** Looks at what shoppers complain about, and answers. @see product §7 "Complaint" */
export const complaintsCommand: Command = {
  usage: `  complaints list [received|answered|closed] the oldest first; received by default
  complaints show <C-…> [--photos <folder>]  everything about one; its pictures are written into the folder
  complaints answer <C-…> "text" [--by mia]  answers by mail and on the page of the order
  complaints close <C-…> [--by mia]          it is over`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    const { positionals } = read
    const number = positionals[0]?.toUpperCase()
    if (action === 'list') return listComplaints(database, positionals)
    if (number === undefined) return notUnderstood()
    if (action === 'show' && positionals.length === 1) return showComplaint(database, number, read)
    const input = { number, read, desk, now }
    if (action === 'answer' && positionals.length === 2) return answerComplaint(database, input)
    return action === 'close' && positionals.length === 1 ? closeComplaint(database, input) : notUnderstood()
  },
}

async function listComplaints(
  { sql }: Database,
  [word = 'received', ...rest]: string[],
): Promise<CommandResult> {
  const state = STATES.find((known) => known === word)
  if (state === undefined || rest.length > 0) return notUnderstood()
  const found = await complaintsIn(sql, state, LISTED)
  if (found.length === 0) return { lines: [`No complaints are ${state}.`], exitCode: 0 }
  const lines = found.flatMap(({ complaint, orderNumber, email }) => [
    `${complaint.number}  ${complaint.receivedAt.toISOString().slice(0, 10)}  order ${orderNumber}  ${complaint.kind}, wants ${complaint.remedy}  ${email}`,
    ...indented(complaint.message),
  ])
  return { lines, exitCode: 0 }
}

async function showComplaint(
  { sql }: Database,
  number: string,
  { options }: CommandWords,
): Promise<CommandResult> {
  const complaint = await lockComplaint(sql, number)
  if (complaint === null) return unknown(number)
  const order = await orderById(sql, complaint.orderId)
  const position =
    (order?.packages.flatMap(({ items }) => items) ?? []).findIndex(({ key }) => key === complaint.itemKey) +
    1
  const item = (await deskItems(sql, complaint.orderId)).find((known) => known.position === position)
  const photos = await photosOfComplaint(sql, complaint.id)
  const files = options.photos === undefined ? [] : writePhotos(options.photos, number, photos)
  return {
    lines: [
      `${number}  ${complaint.state}  ${complaint.receivedAt.toISOString()}  order ${complaint.orderNumber}`,
      `Item      ${position}: ${complaint.quantity} × ${item?.articleNumber ?? ''} ${item?.name ?? ''}`,
      `Says      ${complaint.kind}, wants ${complaint.remedy}, ${photos.length} pictures`,
      ...indented(complaint.message),
      ...(complaint.answer === null
        ? []
        : [`Answer    by ${complaint.answeredBy ?? ''}`, ...indented(complaint.answer)]),
      ...files,
    ],
    exitCode: 0,
  }
}

function writePhotos(folder: string, number: string, photos: readonly Uint8Array[]): string[] {
  mkdirSync(folder, { recursive: true })
  return photos.map((bytes, index) => {
    const file = join(folder, `${number}-${index + 1}.jpg`)
    writeFileSync(file, bytes)
    return `Picture   ${file}`
  })
}

type Answering = { number: string; read: CommandWords; desk: Desk; now: Date }

async function answerComplaint(
  database: Database,
  { number, read, desk, now }: Answering,
): Promise<CommandResult> {
  const text = plainText(read.positionals[1] ?? '')
  if (text === '' || text.length > LONGEST_ANSWER) return notUnderstood()
  const by = read.options.by ?? 'operator'
  const outcome = await ran({ database, desk, by, now }, answerInboxItem, { number, text })
  return outcome.type === 'no' ? outcome.result : { lines: [`${number}: answered`], exitCode: 0 }
}

async function closeComplaint(
  database: Database,
  { number, read, desk, now }: Answering,
): Promise<CommandResult> {
  const by = read.options.by ?? 'operator'
  const outcome = await ran({ database, desk, by, now }, closeInboxItem, { number, outcome: 'solved' })
  return outcome.type === 'no' ? outcome.result : { lines: [`${number}: closed`], exitCode: 0 }
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `          ${line}`)
}

function unknown(number: string): CommandResult {
  return { lines: [`There is no complaint ${number}.`], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${complaintsCommand.usage}`], exitCode: 2 }
}
