import { countedPayment } from '@shop/domain/fulfilment/counted-payment'
import type { Sql } from '@shop/engine/db/database'
import { changePayment } from '../orders/payment-store.ts'
import { orderPaid } from '../settlement/order-payment.ts'
import { countCancelled, countCaptured, countRefunded } from './count-money.ts'
import { moneyCameLate } from './late-money.ts'
import { type Accepted, accepted, isGivenUp, type NoticeCase, noteSaid } from './notice-case.ts'
import { type MoveNotice, settleMove } from './settle-move.ts'
import { tookTooMuch } from './took-too-much.ts'

/** Money was moved, or could not be: mostly what the shop asked for. */
export async function movedMoney(sql: Sql, one: NoticeCase, notice: MoveNotice): Promise<Accepted> {
  const { known, payment, provider, now } = one
  const { order } = known
  const { move, wasCounted } = await settleMove(sql, notice, now)
  const fact = { amount: notice.amount, by: provider, note: notice.moveReference, now }

  if (notice.kind.endsWith('Failed')) {
    await noteSaid(sql, one, notice.kind, notice.moveReference)
    if (wasCounted) await takenBack(sql, one)
    return accepted(
      order.state,
      `${notice.kind} of ${notice.amount} ${notice.currencyCode} for order ${order.number}: look at the provider's pages.`,
    )
  }
  if (wasCounted) return accepted(order.state)
  // A second payment that was given up says nothing about the first.
  if (move?.reason === 'twice') {
    await noteSaid(sql, one, notice.kind, 'twice')
    return accepted(order.state)
  }
  if (notice.kind === 'refunded') {
    await countRefunded(sql, payment, fact)
    return accepted(order.state)
  }
  if (notice.kind === 'cancelled') {
    const isOurs = move !== null || payment.state === 'failed' || payment.state === 'cancelled'
    await countCancelled(sql, payment, fact)
    return accepted(
      order.state,
      isOurs ? null : `The payment of order ${order.number} was cancelled elsewhere.`,
    )
  }
  return taken(sql, one)
}

/** Money was taken; as a promise does, it makes an order stand that still waits. */
async function taken(sql: Sql, one: NoticeCase): Promise<Accepted> {
  const { notice, known, payment, provider, now } = one
  const { order } = known
  const fact = { amount: notice.amount, by: provider, note: notice.moveReference, now }
  const excess = await countCaptured(sql, payment, fact)
  if (payment.providerReference === null)
    await changePayment(sql, payment.id, { providerReference: notice.reference }, now)

  if (isGivenUp(one)) return accepted(order.state, await moneyCameLate(sql, { ...one, kind: 'refund' }))
  if (excess > 0) return accepted(order.state, await tookTooMuch(sql, { ...one, excess }))
  const isWhole = payment.captured + notice.amount === payment.amount
  if (order.state !== 'pending_payment' || !isWhole) return accepted(order.state)
  await orderPaid(sql, known, { note: notice.id, now })
  return accepted('confirmed')
}

/** A move that counted turned out not to have happened. The state stays, the amounts follow the money. */
async function takenBack(sql: Sql, { notice, payment, now }: NoticeCase): Promise<void> {
  const { kind, amount } = notice
  if (kind === 'refundFailed' || kind === 'captureFailed')
    await changePayment(sql, payment.id, countedPayment(payment, { kind, amount }), now)
}
