import type { Database, Sql } from '@shop/engine/db/database'
import type { MoveAnswer, PaymentProvider } from '@shop/engine/ports/payment-provider'
import { loggedError } from '@shop/engine/trace/logged-error'
import { lockOrderOfPayment } from '../orders/order-store.ts'
import {
  changeMove,
  claimMoves,
  isStillDue,
  lockMove,
  type Move,
  notePaymentEvent,
  type Payment,
  paymentById,
  shippedUnpaidOrderIds,
} from '../orders/payment-store.ts'
import { isLeftBesideChargeback } from './besides-chargeback.ts'
import { requestCapture } from './captures-and-refunds.ts'
import { settleCancellation, settleCapture, settleRefund } from './settlement.ts'

const BATCH = 10
/** Longer than any provider takes to answer. */
const LEASE_MILLISECONDS = 2 * 60 * 1000
const FIRST_WAIT_MILLISECONDS = 20_000
const LONGEST_WAIT_MILLISECONDS = 60 * 60 * 1000

/**
 * Requests every due move from the provider, and captures of what was shipped. A move that cannot be requested is
 * retried with growing intervals, always under the same id. Returns how many were requested.
 */
export async function requestMoves(
  database: Database,
  provider: PaymentProvider,
  now: Date,
): Promise<number> {
  for (const orderId of await shippedUnpaidOrderIds(database.sql))
    await database
      .transaction((sql) => requestCapture(sql, { orderId, by: 'shipped', now }))
      .catch((error: unknown) =>
        console.error(`The money of the shipped order ${orderId} was not called in.`, loggedError(error)),
      )

  let asked = 0
  for (;;) {
    const until = new Date(now.getTime() + LEASE_MILLISECONDS)
    const moves = await database.transaction((sql) =>
      claimMoves(sql, { provider: provider.key, now, until, limit: BATCH }),
    )
    for (const move of moves) await requestMove(database, provider, move, now).catch(reportLost(move))
    asked += moves.length
    if (moves.length < BATCH) return asked
  }
}

/** One move whose answer cannot be stored must not block all that are behind it. */
function reportLost({ id, kind }: Move): (error: unknown) => void {
  return (error) =>
    console.error(
      `What the provider said about the ${kind} ${id} was not noted; it is asked again.`,
      loggedError(error),
    )
}

async function requestMove(
  database: Database,
  provider: PaymentProvider,
  move: Move,
  now: Date,
): Promise<void> {
  let answer: MoveAnswer
  try {
    const payment = await paymentById(database.sql, move.paymentId)
    if (payment === null) throw new Error(`Payment ${move.paymentId} is to be moved, and there is none.`)
    if (!(await isStillWanted(database, move, now))) return
    const { id, paymentId, target, amount, kind } = move
    answer = await provider[kind]({ id, paymentId, target, amount, currencyCode: payment.currency })
  } catch (error) {
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (move.attempts - 1), LONGEST_WAIT_MILLISECONDS)
    console.error(
      `The provider could not be asked for the ${move.kind} ${move.id}; it is asked again in ${wait / 1000} s.`,
      loggedError(error),
    )
    const dueAt = new Date(now.getTime() + wait)
    await changeMove(database.sql, move.id, { lastError: String(error).slice(0, 500), dueAt }, now)
    return
  }
  await database.transaction((sql) => noteAnswer(sql, move, answer, now))
}

/** Its notice may have come since it was claimed: then it is settled, or a bank has brought what a refund was to bring. */
async function isStillWanted(database: Database, move: Move, now: Date): Promise<boolean> {
  if (move.kind !== 'refund') return isStillDue(database.sql, move.id)
  return database.transaction((sql) => isLeftBesideChargeback(sql, move, now))
}

/** Stores the answer; a notice that was faster is settled already. */
async function noteAnswer(sql: Sql, { id, paymentId }: Move, answer: MoveAnswer, now: Date): Promise<void> {
  // The order first and then the move, as notices do, so that the two never wait for each other.
  const known = await lockOrderOfPayment(sql, paymentId)
  const payment = known?.payments.find((candidate) => candidate.id === paymentId)
  const move = await lockMove(sql, id)
  if (payment === undefined || move === null)
    throw new Error(`The move ${id} is gone while it was asked for.`)

  if (answer.outcome === 'refused') {
    await changeMove(sql, id, { state: 'refused', lastError: answer.reason }, now)
    const fact = { paymentId, amount: move.amount, by: move.provider, note: answer.reason, now }
    await notePaymentEvent(sql, { ...fact, kind: `${move.kind}Failed` })
    console.error(`The provider refuses the ${move.kind} ${id} of payment ${paymentId}: ${answer.reason}`)
    return
  }
  if (move.state !== 'due') {
    if (answer.reference !== null) await changeMove(sql, id, { reference: answer.reference }, now)
    return
  }
  await changeMove(sql, id, { state: answer.outcome, reference: answer.reference }, now)
  if (answer.outcome === 'done') await settle(sql, payment, move, now)
}

async function settle(sql: Sql, payment: Payment, { kind, amount, provider, reason }: Move, now: Date) {
  const settlement = { amount, by: provider, note: reason, now }
  if (reason === 'twice') return
  if (kind === 'capture') await settleCapture(sql, payment, settlement)
  else if (kind === 'refund') await settleRefund(sql, payment, settlement)
  else await settleCancellation(sql, payment, settlement)
}
