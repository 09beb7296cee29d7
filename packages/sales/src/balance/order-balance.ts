import type { Sql } from '@shop/engine/db/database'
import { paymentById } from '../orders/payment-store.ts'
import { paidByBalance, putOnBalance } from './balance-store.ts'

/** Refunds to the balance what it has paid of an order that was given up. Idempotent. */
export async function releaseBalance(sql: Sql, orderId: string, now: Date): Promise<void> {
  const paid = await paidByBalance(sql, orderId)
  if (paid !== null) await putOnBalance(sql, { ...paid, orderId, now, kind: 'released' })
}

/**
 * Refunds money of an order to the balance that paid it, minor units. Runs in the transaction that books the refund,
 * with the order's row locked.
 *
 * @throws for a payment that no balance made, more than the balance has paid, or an account that is gone
 */
export async function refundToBalance(
  sql: Sql,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> {
  const payment = await paymentById(sql, paymentId)
  if (payment?.key !== 'balance') throw new Error(`Payment ${paymentId} was not made by a balance.`)

  const { orderId } = payment
  const paid = await paidByBalance(sql, orderId)
  if (paid === null)
    throw new Error(`The account that made payment ${paymentId} is gone: transfer it by hand.`)
  if (amount <= 0 || amount > paid.amount)
    throw new Error(`Balance payment ${paymentId} cannot give ${amount} back, it holds ${paid.amount}.`)
  await putOnBalance(sql, { ...paid, amount, orderId, now, kind: 'refunded' })
}
