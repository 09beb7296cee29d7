import { closeInboxItem, settleWithdrawal } from '@shop/api-client/office/inbox-commands'
import type { Database } from '@shop/engine/db/database'
import { type Withdrawal, withdrawalsIn } from '@shop/sales/after-sales/withdrawal-store'
import { orderById } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { expectedReturns } from '@shop/sales/orders/return-store'
import type { Command, CommandResult } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'
import { positionsIn } from './order-actions.ts'

const LISTED = 200
const OPTIONS = ['order', 'items', 'note', 'by'] as const

/** Looks at declarations of withdrawal that no rule could settle, and settles them. @see eu-duties C-01 */
export const withdrawalsCommand: Command = {
  usage: `  withdrawals list                           declarations that wait for somebody, the oldest first
  withdrawals returns                        goods that are expected back
  withdrawals settle <W-…> [--order <number>] [--items 1,3]
                                             does what was declared: what has not left is cancelled, the rest is
                                             expected back; --order names the order that is meant
  withdrawals close <W-…> --note "why"       nothing is to be done: agreed otherwise, or nobody's order`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    if (action === 'list' && read.positionals.length === 0) return listed(database)
    if (action === 'returns' && read.positionals.length === 0) return expected(database)
    if (action !== 'settle' && action !== 'close') return notUnderstood()
    const [number, ...rest] = read.positionals
    if (number === undefined || rest.length > 0) return notUnderstood()
    if (action === 'close' && (read.options.note ?? '').trim() === '') return notUnderstood()
    return decided(database, { action, number: number.toUpperCase(), options: read.options, desk, now })
  },
}

async function listed({ sql }: Database): Promise<CommandResult> {
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

async function expected({ sql }: Database): Promise<CommandResult> {
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
  action: 'settle' | 'close'
  number: string
  options: CommandWords['options']
  desk: Desk
  now: Date
}

async function decided(database: Database, input: WithdrawalDecisionInput): Promise<CommandResult> {
  try {
    return await done(database, input)
  } catch (error) {
    if (error instanceof OrderRefusal) return { lines: [error.message], exitCode: 1 }
    throw error
  }
}

async function done(database: Database, input: WithdrawalDecisionInput): Promise<CommandResult> {
  const { action, number, options, desk, now } = input
  const { note = null, by = 'operator', order = null } = options
  const behind = { database, desk, by, now }
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

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${withdrawalsCommand.usage}`], exitCode: 2 }
}
