import { movesMoneyAtOnce } from '@shop/domain/payment/payment-methods'
import type { Sql } from '@shop/engine/db/database'
import { changePayment, isCalledOff, type Payment, putMove } from '../orders/payment-store.ts'
import { endSavingWish } from '../saved-cards/saved-card-store.ts'
import { orderPaid } from '../settlement/order-payment.ts'
import { returnLatePayment } from './late-payment.ts'
import { type Accepted, accepted, isGivenUp, type NoticeCase, noteSaid } from './notice-case.ts'
import { settleCapture } from './settlement.ts'

/** Accepts an authorisation: it confirms the order, unless the order was given up. */
export async function acceptAuthorisation(sql: Sql, one: NoticeCase): Promise<Accepted> {
  const { notice, known, payment, now, provider } = one
  const { order } = known
  const isMoney = movesMoneyAtOnce(methodOf(payment))

  if (isGivenUp(one)) {
    if (await isSentBack(sql, one)) return authorisedAgain(sql, one)
    if (isMoney) await settleCapture(sql, payment, { amount: notice.amount, by: provider, note: 'late', now })
    return accepted(
      order.state,
      await returnLatePayment(sql, { ...one, kind: isMoney ? 'refund' : 'cancel' }),
    )
  }
  if (payment.state !== 'created') return authorisedAgain(sql, one)

  await changePayment(sql, payment.id, { providerReference: notice.reference }, now)
  await noteSaid(sql, one, 'authorised', null)
  const promised = { ...payment, providerReference: notice.reference, state: 'authorised' as const }
  if (isMoney && payment.captured === 0)
    await settleCapture(sql, promised, { amount: notice.amount, by: provider, note: null, now })
  // A capture may have been faster than the authorisation; then the payment is captured already.
  else await changePayment(sql, payment.id, { state: payment.captured > 0 ? 'captured' : 'authorised' }, now)

  if (order.state !== 'pending_payment') return accepted(order.state)
  await orderPaid(sql, known, { notice: notice.id, now })
  if (payment.savesCard) await endSavingWish(sql, known.owner)
  if (!isMoney && payment.captured === 0 && order.shippingMethod === 'download')
    await putMove(sql, {
      provider,
      paymentId: payment.id,
      target: notice.reference,
      kind: 'capture',
      amount: payment.amount,
      reason: 'download',
      now,
    })
  return accepted('confirmed')
}

/** Whether the same authorisation is being returned already. */
async function isSentBack(sql: Sql, { notice, payment }: NoticeCase): Promise<boolean> {
  if (payment.providerReference !== notice.reference) return false
  return payment.captured === payment.amount || isCalledOff(sql, payment.id, notice.reference)
}

function methodOf({ key }: Payment) {
  return key === 'giftcard' || key === 'balance' ? 'G' : key
}

/** The same authorisation once more, or a second one for the same order, which is cancelled: the order is paid once. */
async function authorisedAgain(sql: Sql, one: NoticeCase): Promise<Accepted> {
  const { notice, known, payment, now, provider } = one
  const { state } = known.order
  if (payment.providerReference === null || payment.providerReference === notice.reference) {
    await changePayment(sql, payment.id, { providerReference: notice.reference }, now)
    await noteSaid(sql, one, 'authorised', null)
    return accepted(state)
  }
  await noteSaid(sql, one, 'authorisedTwice', notice.reference)
  await putMove(sql, {
    provider,
    paymentId: payment.id,
    target: notice.reference,
    kind: 'cancel',
    amount: notice.amount,
    reason: 'twice',
    now,
  })
  return accepted(state, `Order ${known.order.number} was paid for twice; the second payment is given up.`)
}
