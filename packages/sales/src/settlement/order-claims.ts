import { isShopMoney } from '@shop/domain/order/payment-type'
import type { Sql } from '@shop/engine/db/database'
import { releaseBalance } from '../balance/order-balance.ts'
import { activateGiftCards, releaseGiftCards } from '../gift-cards/order-gift-cards.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { changePaymentState } from '../orders/order-transition-store.ts'
import { releaseUses } from '../promotions/promotion-store.ts'

/** The order stands: what gift cards and balance have promised is taken, and the cards that it buys work from now on. */
export async function keepClaims(sql: Sql, { order, payments }: LockedOrder, now: Date): Promise<void> {
  for (const payment of payments)
    if (isShopMoney(payment.key) && payment.state === 'authorised')
      await changePaymentState(sql, { payment, to: 'captured', now })
  await activateGiftCards(sql, order.id, now)
}

/** The order was given up before it was paid: gift cards and balance get their money back, vouchers may be used again. */
export async function releaseClaims(sql: Sql, { order, payments }: LockedOrder, now: Date): Promise<void> {
  for (const payment of payments)
    if (isShopMoney(payment.key) && payment.state === 'authorised')
      await changePaymentState(sql, { payment, to: 'cancelled', now })
  await releaseGiftCards(sql, order.id, now)
  await releaseBalance(sql, order.id, now)
  await releaseUses(sql, order.id, now)
}
