import { takenInTurn } from '@shop/domain/money/taken-in-turn'
import { owedAfterReversal } from '@shop/domain/order/beside-chargeback'
import type { Sql } from '@shop/engine/db/database'
import { lockOrderOfPayment } from '../orders/order-store.ts'
import {
  changeMove,
  lockMove,
  lockUntriedRefunds,
  type Move,
  notePaymentEvent,
  paidParts,
  putMove,
} from '../orders/payment-store.ts'
import { issueRefund, putRefundNews } from './issue-refund.ts'
import type { NoticeCase } from './notice-case.ts'
import { orderBalance } from './refund-due.ts'

/** Moves that nobody has promised to a shopper: they are booked by themselves, and not as a refund. */
const UNPROMISED: readonly string[] = ['late', 'tooMuch', 'twice']

/**
 * Stops refunds that are queued and that a chargeback leaves no money for, the latest first; what is left for one is asked
 * for as a move of its own, since a provider knows the old one by its id. What was asked for already is on its way, also where
 * no answer came: it may have been a yes.
 *
 * @see docs/decisions "Payment"
 */
export async function stopRefundsBeside(sql: Sql, { payment, provider, now }: NoticeCase): Promise<void> {
  const [part] = await paidParts(sql, [payment])
  if (part === undefined) return
  const untried = await lockUntriedRefunds(sql, payment.id)
  const queued = untried.reduce((sum, { amount }) => sum + amount, 0)
  const kept = takenInTurn(untried, Math.max(0, part.captured - part.chargedBack - (part.refunded - queued)))
  for (const move of untried) {
    const left = kept.find(({ id }) => id === move.id)?.amount ?? 0
    if (left < move.amount) await cutMove(sql, { move, left, by: provider, now })
  }
}

/**
 * Takes a last look before a provider is asked for a refund for the first time: a bank may have taken the money back since the
 * move was claimed, and then as much is cut as above. One that was tried before may have been a yes, and is asked for again as
 * it is. Returns whether the move is still to be asked for; one that its notice has settled is not.
 *
 * @see docs/decisions "Payment"
 */
export async function isLeftBesideChargeback(
  sql: Sql,
  { id, paymentId }: Pick<Move, 'id' | 'paymentId'>,
  now: Date,
): Promise<boolean> {
  // The order first and then the move, as notices do: a notice is either here already, or comes after the question.
  const known = await lockOrderOfPayment(sql, paymentId)
  const move = await lockMove(sql, id)
  const payment = known?.payments.find((one) => one.id === paymentId)
  if (move?.state !== 'due' || payment === undefined) return false
  if (move.kind !== 'refund' || move.attempts > 1) return true
  const [part] = await paidParts(sql, [payment])
  if (part === undefined || part.chargedBack === 0) return true
  const left = part.captured - part.chargedBack - (part.refunded - move.amount)
  if (left >= move.amount) return true
  await cutMove(sql, { move, left: Math.max(0, left), by: move.provider, now })
  return false
}

type Cut = { move: Move; left: number; by: string; now: Date }

async function cutMove(sql: Sql, { move, left, by, now }: Cut): Promise<void> {
  const { id, paymentId, provider, target, kind, reason, amount } = move
  await changeMove(sql, id, { state: 'refused', lastError: 'A bank has taken this money back.' }, now)
  if (left > 0) await putMove(sql, { provider, paymentId, target, kind, amount: left, reason, now })
  if (UNPROMISED.includes(reason)) return
  const fact = { paymentId, kind: 'refund', by, note: 'chargedBack', now }
  await notePaymentEvent(sql, { ...fact, amount: -amount })
  if (left > 0) await notePaymentEvent(sql, { ...fact, amount: left })
}

/**
 * Gives back what a bank has returned and the shopper is owed: items were cancelled or came back, and the bank's money stood
 * for their refund. Their correction is written already.
 *
 * @see docs/decisions "Payment"
 */
export async function refundAfterReversal(sql: Sql, { known, provider, now }: NoticeCase): Promise<void> {
  const orderId = known.order.id
  const amount = owedAfterReversal(await orderBalance(sql, orderId))
  if (amount === 0) return
  const shares = await issueRefund(sql, { orderId, amount, by: provider, note: 'chargebackReversed', now })
  await putRefundNews(sql, { orderId, amount, shares, document: null }, now)
}
