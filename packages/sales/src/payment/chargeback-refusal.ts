import type { Currency } from '@shop/domain/market/markets'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Sql } from '@shop/engine/db/database'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { chargebacksOfOrder } from '../orders/payment-store.ts'

/** What banks have taken back of an order and not returned, minor units. */
export async function chargedBackOfOrder(sql: Sql, orderId: string): Promise<number> {
  const chargebacks = await chargebacksOfOrder(sql, orderId)
  return [...chargebacks.values()].reduce((sum, amount) => sum + amount, 0)
}

/** Why money does not go back: its payer has it from the bank, and would have it twice. */
export function chargebackRefusal(
  { number, currencyCode }: { number: string; currencyCode: Currency },
  { taken, left }: { taken: number; left: number },
): OrderRefusal {
  return new OrderRefusal(
    `A bank has taken ${formatAmount(taken, currencyCode)} of order ${number} back, and the shopper has it from there: at most ${formatAmount(left, currencyCode)} can go back besides.`,
    'chargedBack',
    { number, amount: taken, besides: left, currency: currencyCode },
  )
}
