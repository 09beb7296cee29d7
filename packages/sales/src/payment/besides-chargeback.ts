import { takenInTurn } from '@shop/domain/money/taken-in-turn'
import { owedAfterReversal } from '@shop/domain/order/beside-chargeback'
import type { Sql } from '@shop/engine/db/database'
import {
  changeMove,
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
