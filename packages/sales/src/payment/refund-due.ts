import { besideChargeback, type OrderBalance, openChargeback } from '@shop/domain/order/beside-chargeback'
import type { Sql } from '@shop/engine/db/database'
import { takenBack } from '../orders/order-desk-store.ts'
import { eventsOfOrder } from '../orders/payment-store.ts'
import { chargedBackOfOrder } from './chargeback-refusal.ts'
import { issueRefund } from './issue-refund.ts'

/** What an order owes its shopper, or need not be paid any more, minor units. */
type Due = { orderId: string; amount: number; by: string; note: string | null; now: Date }

export type RefundedDue = {
  shares: Awaited<ReturnType<typeof issueRefund>>
  /** What the shop gives back, and what the shopper has from a bank already; minor units. */
  back: number
  byBank: number
}

/** Events that say that the shop gives money back, or asks for it no more. */
const GIVEN: readonly string[] = ['release', 'refund', 'byHand', 'giftcard', 'balance']

/**
 * Gives back what an order owes, less what a bank has taken back already. For what ends items of an order: it is owed
 * whoever has the money, so its correction is over all of it. Called before that correction is issued.
 *
 * @throws OrderRefusal when less was paid than is to go back
 * @see docs/decisions "Payment"
 */
export async function refundDue(sql: Sql, due: Due): Promise<RefundedDue> {
  const { back, byBank } = besideChargeback(due.amount, await orderBalance(sql, due.orderId))
  return { shares: await issueRefund(sql, { ...due, amount: back }), back, byBank }
}

/** What a bank has taken of an order and nothing makes up for yet, minor units: no other refund may be beside it. */
export async function openChargebackOf(sql: Sql, orderId: string): Promise<number> {
  return openChargeback(await orderBalance(sql, orderId))
}

/** What the shopper of an order has of its money, and should have. */
export async function orderBalance(sql: Sql, orderId: string): Promise<OrderBalance> {
  const events = await eventsOfOrder(sql, orderId, GIVEN)
  return {
    corrected: (await takenBack(sql, orderId)) ?? 0,
    given: events.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    taken: await chargedBackOfOrder(sql, orderId),
  }
}
