import { receivedMoney } from '@shop/domain/fulfilment/received-money'
import { refundedPayment } from '@shop/domain/fulfilment/refunded-payment'
import { takenInTurn } from '@shop/domain/money/taken-in-turn'
import { type BackShare, moneyBack } from '@shop/domain/order/money-back'
import type { Sql } from '@shop/engine/db/database'
import { paidByBalance } from '../balance/balance-store.ts'
import { activateGiftCards } from '../gift-cards/order-gift-cards.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import {
  changePayment,
  type Move,
  notePaymentEvent,
  openMoves,
  type Payment,
  paidParts,
  putMove,
} from '../orders/payment-store.ts'

type MoneyInput = { orderId: string; by: string; now: Date }

/**
 * Requests the capture of authorised money of an order, all that is left of it or an amount (minor units); the provider
 * is asked after the transaction. Returns how much was requested; payments without a provider and captured money do not
 * count.
 *
 * Happens by itself when an order is shipped; a partial shipment captures its part.
 *
 * @see product §4 "Payment"
 */
export async function requestCapture(
  sql: Sql,
  { orderId, amount, by, now }: MoneyInput & { amount?: number },
): Promise<number> {
  const { payments } = await locked(sql, orderId)
  const parts = await paidParts(sql, payments)
  const promised = payments.flatMap((payment) => {
    const part = parts.find(({ id }) => id === payment.id)
    if (payment.providerReference === null || !isPromise(payment) || part === undefined) return []
    const open = part.amount - part.captured - part.released
    return [{ move: moveOf(payment, payment.providerReference), amount: open }]
  })
  const shares = takenInTurn(promised, amount ?? Number.MAX_SAFE_INTEGER)
  for (const share of shares)
    await putMove(sql, { ...share.move, kind: 'capture', amount: share.amount, reason: by, now })
  return shares.reduce((sum, share) => sum + share.amount, 0)
}

/** Refunded shares with their way; minor units. */
export type RefundShares = {
  shares: (BackShare & { key: Payment['key'] })[]
  /** What was never paid, or taken back by a bank, and therefore cannot be refunded. */
  left: number
}

/**
 * Refunds money of an order, as far as it was paid and no bank took it back: authorised money is released, captured money is refunded by its
 * provider after the transaction. Used by every cancellation, withdrawal and refund.
 *
 * Shares by hand (payments in advance, invoices), of gift cards and of the balance are booked as refunded here and
 * returned to the caller, which credits the card or balance. What the balance of a deleted account has paid is refunded
 * by hand, and stays outstanding until the transfer is booked.
 *
 * @see product §4 "Payment", §9 "refunded"
 */
export async function refundPayments(
  sql: Sql,
  { orderId, amount, by, note, now }: MoneyInput & { amount: number; note: string | null },
): Promise<RefundShares & Pick<LockedOrder, 'order'>> {
  const { order, payments } = await locked(sql, orderId)
  const paid = payments.filter(({ state }) => state !== 'failed' && state !== 'cancelled')
  const asPaid = moneyBack(await paidParts(sql, paid), amount)
  const hasAccount = (await paidByBalance(sql, orderId)) !== null
  const shares = asPaid.shares.map((share) =>
    share.way === 'balance' && !hasAccount ? { ...share, way: 'byHand' as const } : share,
  )

  // What is released of a payment may be followed by what goes back of it.
  const current = new Map(paid.map((payment) => [payment.id, payment]))
  for (const share of shares) {
    const payment = current.get(share.paymentId)
    if (payment === undefined) continue
    await notePaymentEvent(sql, {
      paymentId: payment.id,
      kind: share.way,
      amount: share.amount,
      by,
      note,
      now,
    })
    current.set(payment.id, { ...payment, ...(await given(sql, { payment, share, by, now })) })
  }
  return { shares: shares.map((share) => ({ ...share, key: keyOf(paid, share) })), left: asPaid.left, order }
}

/**
 * Books money received without a provider: a transfer in advance, an invoice, cash. Returns how much of it was left to
 * pay.
 */
export async function bookReceivedMoney(
  sql: Sql,
  { orderId, amount, by, now }: MoneyInput & { amount: number },
): Promise<number> {
  const { payment } = await locked(sql, orderId)
  const received = payment.provider === null ? receivedMoney(payment, amount) : null
  if (received === null) return 0

  const { counted, captured, state, isWhole } = received
  await changePayment(sql, payment.id, { captured, state }, now)
  if (isWhole) await activateGiftCards(sql, orderId, now)
  await notePaymentEvent(sql, {
    paymentId: payment.id,
    kind: 'captured',
    amount: counted,
    by,
    note: null,
    now,
  })
  return counted
}

/**
 * Books a transfer that came after its order was cancelled: nothing of it is owed any more, so all of it goes back by hand
 * and stands among the outstanding transfers. Returns how much of it belongs to the order, 0 for none.
 */
export async function bookLateMoney(
  sql: Sql,
  { orderId, amount, by, now }: MoneyInput & { amount: number | null },
): Promise<number> {
  const { order, payment } = await locked(sql, orderId)
  const { id: paymentId, captured, released, refunded } = payment
  const late = Math.min(amount ?? released, released)
  if (order.state !== 'cancelled' || payment.key !== 'V' || late <= 0) return 0

  const change = { captured: captured + late, released: released - late, refunded: refunded + late }
  await changePayment(sql, paymentId, change, now)
  // What was released with the cancellation was not: it is given back now, and its correction is written already.
  for (const [kind, booked] of Object.entries({ release: -late, captured: late, byHand: late }))
    await notePaymentEvent(sql, { paymentId, kind, amount: booked, by, note: null, now })
  return late
}

type RefundedShare = { payment: Payment; share: BackShare; by: string; now: Date }

/** Returns what of the payment has changed. */
async function given(sql: Sql, { payment, share, by, now }: RefundedShare): Promise<Partial<Payment>> {
  const { amount, way } = share
  if (way === 'refund') {
    if (payment.providerReference === null)
      throw new Error(`Payment ${payment.id} was taken, but its provider gave it no name to refund it by.`)
    await putMove(sql, {
      ...moveOf(payment, payment.providerReference),
      kind: 'refund',
      amount,
      reason: by,
      now,
    })
    return {}
  }
  const changed = refundedPayment(payment, share)
  await changePayment(sql, payment.id, changed, now)
  if (way !== 'release') return changed
  if (changed.state === 'captured') await activateGiftCards(sql, payment.orderId, now)
  const isOver = changed.released === payment.amount && !(await isBeingTaken(sql, payment.id))
  if (isOver && isPromise(payment) && payment.providerReference !== null)
    await putMove(sql, {
      ...moveOf(payment, payment.providerReference),
      kind: 'cancel',
      amount,
      reason: by,
      now,
    })
  if (isOver && payment.provider === null && payment.state === 'created') {
    await changePayment(sql, payment.id, { state: 'cancelled' }, now)
    // Nothing of it will come any more, and cards that go back were blocked before: the others are paid by what is left.
    await activateGiftCards(sql, payment.orderId, now)
  }
  return changed
}

async function isBeingTaken(sql: Sql, paymentId: string): Promise<boolean> {
  return (await openMoves(sql, paymentId)).some(({ kind }) => kind === 'capture')
}

function isPromise({ provider, state }: Payment): boolean {
  return provider !== null && (state === 'authorised' || state === 'captured')
}

function moveOf(payment: Payment, target: string): Pick<Move, 'paymentId' | 'provider' | 'target'> {
  return { paymentId: payment.id, provider: payment.provider ?? '', target }
}

function keyOf(paid: readonly Payment[], { paymentId }: BackShare): Payment['key'] {
  const payment = paid.find(({ id }) => id === paymentId)
  if (payment === undefined)
    throw new Error(`A share belongs to payment ${paymentId}, which the order has not.`)
  return payment.key
}

async function locked(sql: Sql, orderId: string): Promise<LockedOrder> {
  const known = await lockOrder(sql, orderId)
  if (known === null) throw new Error(`There is no order ${orderId} whose money could be moved.`)
  return known
}
