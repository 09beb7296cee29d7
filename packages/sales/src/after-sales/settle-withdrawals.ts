import { isWorthRetrying } from '@shop/engine/db/connection/sql-state'
import type { Database, Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { putReturnNews } from './return-news.ts'
import { takeBackUnits } from './take-back-units.ts'
import { outcomeOf } from './withdraw-order.ts'
import { withdrawalOutcomeNote } from './withdrawal-outcome-note.ts'
import { lockReceived, orderNamed, settleWithdrawal, type Withdrawal } from './withdrawal-store.ts'

type Settled = Pick<Withdrawal, 'state' | 'outcome' | 'orderId'> & { variantIds: number[] }

/**
 * Finds the orders of declarations that came through the form and does what they ask for, each in its own transaction.
 * Number and e-mail address together name an order; single articles, and all that fits no order, wait for people.
 * Returns the variants that have units again.
 *
 * @see eu-duties C-01
 */
export async function settleWithdrawals(database: Database, now: Date): Promise<number[]> {
  const variantIds: number[] = []
  for (;;) {
    const settled = await database.transaction(async (sql) => {
      const declared = await lockReceived(sql)
      if (declared === null) return null
      const { variantIds: back, ...outcome } = await tried(sql, { declared, now })
      await settleWithdrawal(sql, declared.id, { ...outcome, settledAt: now })
      return back
    })
    if (settled === null) return variantIds
    variantIds.push(...settled)
  }
}

type Trying = { declared: Withdrawal; now: Date }

/**
 * What an order does not allow is no failure: then a person reads it. Nor does a failure keep the declarations behind it
 * waiting: the law knows no queue.
 */
async function tried(sql: Sql, input: Trying): Promise<Settled> {
  const { declared } = input
  const order = await orderNamed(sql, declared)
  if (order === null) return byHand(null, withdrawalOutcomeNote({ code: 'noOrder' }))
  if (declared.itemsText !== '') return byHand(order.id, withdrawalOutcomeNote({ code: 'singleArticles' }))
  try {
    return await sql.transaction((inner) => settled(inner, order.id, input))
  } catch (thrown) {
    if (thrown instanceof OrderRefusal) return byHand(order.id, thrown.message)
    // Two transactions that met say nothing about the order: the whole is run again.
    if (isWorthRetrying(thrown)) throw thrown
    console.error(
      `Withdrawal ${declared.number} could not be settled; it waits for somebody.`,
      loggedError(thrown),
    )
    const problem = String(thrown).slice(0, 300)
    return byHand(order.id, withdrawalOutcomeNote({ code: 'failed', problem }))
  }
}

async function settled(sql: Sql, orderId: string, { declared, now }: Trying): Promise<Settled> {
  const { number: declaration, declaredAt } = declared
  const asked = { declaration, declaredAt, by: 'shopper', note: null, now }
  const given = await takeBackUnits(sql, { orderId, lines: null, ...asked })
  const isOpen = given.refused.some(({ why }) => why !== 'done')
  const outcome = withdrawalOutcomeNote(outcomeOf(given))
  if (given.returns.length > 0) await putReturnNews(sql, orderId, now)
  return { orderId, state: isOpen ? 'byHand' : 'settled', outcome, variantIds: given.variantIds }
}

function byHand(orderId: string | null, outcome: string): Settled {
  return { orderId, state: 'byHand', outcome, variantIds: [] }
}
