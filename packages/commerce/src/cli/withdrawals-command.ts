import type { Database } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { putReturnNews } from '@shop/sales/after-sales/return-news'
import { returnableItems, takeBackUnits } from '@shop/sales/after-sales/take-back-units'
import { outcomeOf } from '@shop/sales/after-sales/withdraw-order'
import {
  lockWithdrawal,
  settleWithdrawal,
  type Withdrawal,
  withdrawalsIn,
} from '@shop/sales/after-sales/withdrawal-store'
import { orderById, orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { expectedReturns } from '@shop/sales/orders/return-store'
import type { Command, CommandResult } from './command.ts'
import { type CommandWords, commandWords } from './command-words.ts'
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

  async run(database, [action = '', ...words], now) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    if (action === 'list' && read.positionals.length === 0) return listed(database)
    if (action === 'returns' && read.positionals.length === 0) return expected(database)
    if (action !== 'settle' && action !== 'close') return notUnderstood()
    const [number, ...rest] = read.positionals
    if (number === undefined || rest.length > 0) return notUnderstood()
    if (action === 'close' && (read.options.note ?? '').trim() === '') return notUnderstood()
    return decided(database, { action, number: number.toUpperCase(), options: read.options, now })
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
  now: Date
}

async function decided(database: Database, input: WithdrawalDecisionInput): Promise<CommandResult> {
  try {
    return { lines: [await settled(database, input)], exitCode: 0 }
  } catch (error) {
    if (error instanceof OrderRefusal) return { lines: [error.message], exitCode: 1 }
    throw error
  }
}

async function settled(
  database: Database,
  { action, number, options, now }: WithdrawalDecisionInput,
): Promise<string> {
  const { note, by = 'operator' } = options
  return database.transaction(async (sql) => {
    const declared = await lockWithdrawal(sql, number)
    if (declared === null) throw new OrderRefusal(`There is no withdrawal ${number}.`)
    if (declared.state === 'settled')
      throw new OrderRefusal(`Withdrawal ${number} is settled: ${declared.outcome}.`)
    if (action === 'close') {
      await settleWithdrawal(sql, declared.id, {
        state: 'settled',
        outcome: `closed by ${by}: ${note}`,
        settledAt: now,
      })
      return `${number}: closed`
    }
    const order =
      options.order === undefined
        ? declared.orderId && (await orderById(sql, declared.orderId))
        : await orderByNumber(sql, options.order.toUpperCase())
    if (!order) throw new OrderRefusal(`Nobody knows which order ${number} is about. Name it with --order.`)
    const positions = positionsIn(options.items)
    const items = await returnableItems(sql, order, now)
    const lines: UnitsAt[] | null =
      positions === null
        ? null
        : positions.map((position) => {
            const choice = items[position - 1]?.choice
            return { position, quantity: choice?.type === 'possible' ? choice.units : 1 }
          })
    const given = await takeBackUnits(sql, {
      orderId: order.id,
      lines,
      by,
      note: `declared ${number}${note === undefined ? '' : `: ${note}`}`,
      now,
    })
    const outcome = outcomeOf(given)
    if (given.recalled.length + given.returns.length === 0)
      throw new OrderRefusal(`Nothing of order ${order.number} can be given back: ${outcome}.`)
    if (given.returns.length > 0) await putReturnNews(sql, order.id, now)
    await settleWithdrawal(sql, declared.id, { orderId: order.id, state: 'settled', outcome, settledAt: now })
    return `${number}: ${outcome}`
  })
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${withdrawalsCommand.usage}`], exitCode: 2 }
}
