import { closeInboxItem, openInboxItem, settleWithdrawal } from '@shop/api-client/office/inbox-commands'
import { DEFAULT_LOCALE, isLocale } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { type Withdrawal, withdrawalsIn } from '@shop/sales/after-sales/withdrawal-store'
import { orderById, orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { expectedReturns } from '@shop/sales/orders/return-store'
import type { Command, CommandResult } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'
import { positionsIn } from './order-actions.ts'

const LISTED = 200
const OPTIONS = ['order', 'items', 'received', 'sent', 'text', 'note', 'by'] as const

/** Looks at declarations of withdrawal that no rule could settle, and settles them. @see eu-duties C-01 */
export const withdrawalsCommand: Command = {
  usage: `  withdrawals list                           declarations that wait for somebody, the oldest first
  withdrawals returns                        goods that are expected back
  withdrawals open <number> --text "what it says" [--received 2026-12-01] [--sent 2026-11-30]
                                             writes down one that came by letter, mail or telephone, with the day it
                                             came in and the day it was sent
  withdrawals settle <W-…> [--order <number>] [--items 1,3]
                                             does what was declared: what has not left is cancelled, the rest is
                                             expected back; --order names the order that is meant
  withdrawals close <W-…> --note "why"       nothing is to be done: agreed otherwise, or nobody's order`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    if (action === 'list' && read.positionals.length === 0) return listWithdrawals(database)
    if (action === 'returns' && read.positionals.length === 0) return listExpectedReturns(database)
    if (action !== 'settle' && action !== 'close' && action !== 'open') return notUnderstood()
    const [number, ...rest] = read.positionals
    if (number === undefined || rest.length > 0) return notUnderstood()
    const needed = { settle: 'yes', close: read.options.note, open: read.options.text }[action]
    if ((needed ?? '').trim() === '') return notUnderstood()
    return decideWithdrawal(database, {
      action,
      number: number.toUpperCase(),
      options: read.options,
      desk,
      now,
    })
  },
}

async function listWithdrawals({ sql }: Database): Promise<CommandResult> {
  const found = await withdrawalsIn(sql, 'byHand', LISTED)
  if (found.length === 0) return { lines: ['No withdrawals wait for anybody.'], exitCode: 0 }
  return { lines: found.flatMap(withdrawalLines), exitCode: 0 }
}

function withdrawalLines({
  number,
  declaredAt,
  orderNumber,
  name,
  email,
  itemsText,
  outcome,
}: Withdrawal): string[] {
  return [
    `${number}  ${declaredAt.toISOString().slice(0, 16).replace('T', ' ')}  order ${orderNumber}  ${name} <${email}>`,
    `          ${outcome ?? ''}`,
    ...itemsText
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `          ${line}`),
  ]
}

async function listExpectedReturns({ sql }: Database): Promise<CommandResult> {
  const found = await expectedReturns(sql, LISTED)
  if (found.length === 0) return { lines: ['Nothing is expected back.'], exitCode: 0 }
  const lines: string[] = []
  for (const { number, orderId, basis, announcedAt, lines: units, trackingNumber } of found) {
    const order = await orderById(sql, orderId)
    const what = units.map(({ position, quantity }) => `${quantity} of item ${position}`).join(', ')
    lines.push(
      [
        number,
        announcedAt.toISOString().slice(0, 10),
        order?.number ?? '',
        basis,
        what,
        trackingNumber ?? 'no label yet',
      ].join('  '),
    )
  }
  return { lines, exitCode: 0 }
}

type WithdrawalDecisionInput = {
  action: 'settle' | 'close' | 'open'
  number: string
  options: CommandWords['options']
  desk: Desk
  now: Date
}

async function decideWithdrawal(database: Database, input: WithdrawalDecisionInput): Promise<CommandResult> {
  try {
    return await takeDecision(database, input)
  } catch (error) {
    if (error instanceof OrderRefusal) return { lines: [error.message], exitCode: 1 }
    throw error
  }
}

async function takeDecision(database: Database, input: WithdrawalDecisionInput): Promise<CommandResult> {
  const { action, number, options, desk, now } = input
  const { note = null, by = 'operator', order = null } = options
  const behind = { database, desk, by, now }
  if (action === 'open') return openWithdrawal(behind, input)
  if (action === 'close') {
    const closed = await ran(behind, closeInboxItem, { number, outcome: 'agreed', note })
    return closed.type === 'no' ? closed.result : { lines: [`${number}: closed`], exitCode: 0 }
  }
  const settled = await ran(behind, settleWithdrawal, {
    number,
    order,
    positions: positionsIn(options.items),
    note,
  })
  if (settled.type === 'no') return settled.result
  return { lines: [`${number}: ${settled.answer.outcome}`], exitCode: 0 }
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

/** Under the name and the address of its order, which whoever has read the letter has found. */
async function openWithdrawal(
  behind: Behind,
  { number, options }: WithdrawalDecisionInput,
): Promise<CommandResult> {
  const order = await orderByNumber(behind.database.sql, number)
  if (order === null) throw new OrderRefusal(`There is no order ${number}.`)
  const { customer, locale } = order
  const done = await ran(behind, openInboxItem, {
    kind: 'withdrawal',
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
    orderNumber: number,
    message: options.text ?? '',
    receivedOn: options.received ?? null,
    sentOn: options.sent ?? null,
  })
  if (done.type === 'no') return done.result
  return { lines: [`${done.answer.number}: waits for somebody`], exitCode: 0 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${withdrawalsCommand.usage}`], exitCode: 2 }
}
