import { isShopMoney } from '@shop/domain/order/payment-type'
import type { Sql } from '@shop/engine/db/database'
import { releaseBalance } from '../balance/order-balance.ts'
import { activateGiftCards, releaseGiftCards } from '../gift-cards/order-gift-cards.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { changePaymentState } from '../orders/order-transition-store.ts'
import { releaseUses } from '../promotions/promotion-store.ts'

/**
 * Captures what gift cards and balance have authorised for a confirmed order, and activates the cards that it has
 * bought.
 */
export async function keepClaims(sql: Sql, { order, payments }: LockedOrder, now: Date): Promise<void> {
  for (const payment of payments)
    if (isShopMoney(payment.key) && payment.state === 'authorised')
      await changePaymentState(sql, { payment, to: 'captured', now })
  await activateGiftCards(sql, order.id, now)
}

/** Releases the claims of an order that was given up: gift cards, balance and vouchers. */
export async function releaseClaims(sql: Sql, { order, payments }: LockedOrder, now: Date): Promise<void> {
  for (const payment of payments)
    if (isShopMoney(payment.key) && payment.state === 'authorised')
      await changePaymentState(sql, { payment, to: 'cancelled', now })
  await releaseGiftCards(sql, order.id, now)
  await releaseBalance(sql, order.id, now)
  await releaseUses(sql, order.id, now)
}
