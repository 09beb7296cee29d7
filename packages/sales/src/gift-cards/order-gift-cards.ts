import { refundedGiftCardEnd } from '@shop/domain/order/gift-card-end'
import { type ItemUnits, stoppedCards } from '@shop/domain/order/stopped-cards'
import type { Sql } from '@shop/engine/db/database'
import { paymentById } from '../orders/payment-store.ts'
import { dropGiftCardMails, sendGiftCardMails } from './gift-card-mail-store.ts'
import {
  blockCards,
  changeBoughtCards,
  lockBoughtCards,
  paidByGiftCards,
  putOnGiftCard,
} from './gift-card-store.ts'

/** Refunds to the cards what they have paid of an order that was given up, and blocks cards that it was to buy. */
export async function releaseGiftCards(sql: Sql, orderId: string, now: Date): Promise<void> {
  for (const { giftCardId, amount } of await paidByGiftCards(sql, orderId))
    await putOnGiftCard(sql, { giftCardId, amount, orderId, now, kind: 'released', livesUntil: null })
  await changeBoughtCards(sql, orderId, { from: 'waiting', to: 'blocked' })
  await dropGiftCardMails(sql, orderId)
}

/** Activates the cards that a paid order has bought, and sends their codes. Idempotent. */
export async function activateGiftCards(sql: Sql, orderId: string, now: Date): Promise<void> {
  const activated = await changeBoughtCards(sql, orderId, { from: 'waiting', to: 'active' })
  if (activated > 0) await sendGiftCardMails(sql, orderId, now)
}

/**
 * Blocks a card for each unit that goes back of what an order has bought. Returns the masked codes of those that were used
 * already, which forbids it; then nothing is blocked.
 */
export async function blockGiftCards(
  sql: Sql,
  { orderId, items }: { orderId: string; items: readonly ItemUnits[] },
): Promise<string[]> {
  const { stopped, spent } = stoppedCards(await lockBoughtCards(sql, orderId), items)
  if (spent.length > 0) return spent.map(({ maskedCode }) => maskedCode)
  await blockCards(
    sql,
    stopped.map(({ id }) => id),
  )
  for (const { orderPart } of stopped)
    if (orderPart !== null) await dropGiftCardMails(sql, orderId, orderPart)
  return []
}

/**
 * Refunds money of an order to the gift card that paid it, minor units; the card is valid for at least another year.
 * Runs in the transaction that books the refund, with the order's row locked.
 *
 * @throws for a payment that no gift card made, or more than the card has paid
 */
export async function refundToGiftCard(
  sql: Sql,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> {
  const payment = await paymentById(sql, paymentId)
  if (!payment?.providerReference || payment.key !== 'giftcard')
    throw new Error(`Payment ${paymentId} was not made by a gift card.`)

  const { orderId, providerReference: giftCardId } = payment
  const paid = (await paidByGiftCards(sql, orderId)).find((part) => part.giftCardId === giftCardId)
  if (amount <= 0 || amount > (paid?.amount ?? 0))
    throw new Error(
      `Gift card payment ${paymentId} cannot give ${amount} back, it holds ${paid?.amount ?? 0}.`,
    )
  const livesUntil = refundedGiftCardEnd(now)
  await putOnGiftCard(sql, { giftCardId, amount, orderId, now, kind: 'refunded', livesUntil })
}
