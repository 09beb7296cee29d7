import { refundedGiftCardEnd } from '@shop/domain/order/gift-card-end'
import { stoppedCards } from '@shop/domain/order/stopped-cards'
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

/** The order came to nothing: what cards have paid goes back, and cards that it wanted to buy never work. */
export async function releaseGiftCards(sql: Sql, orderId: string, now: Date): Promise<void> {
  for (const { giftCardId, amount } of await paidByGiftCards(sql, orderId))
    await putOnGiftCard(sql, { giftCardId, amount, orderId, now, kind: 'released', livesUntil: null })
  await changeBoughtCards(sql, orderId, { from: 'waiting', to: 'blocked' })
  await dropGiftCardMails(sql, orderId)
}

/** The order is paid: the cards that it has bought work, and their codes are on their way. Twice is once. */
export async function activateGiftCards(sql: Sql, orderId: string, now: Date): Promise<void> {
  const activated = await changeBoughtCards(sql, orderId, { from: 'waiting', to: 'active' })
  if (activated > 0) await sendGiftCardMails(sql, orderId, now)
}

/**
 * The cards that these items of an order have bought work no more, because the items are cancelled. Returns the masked
 * codes of those that have paid something already and therefore keep their item from being cancelled; then nothing is
 * blocked.
 */
export async function blockGiftCards(
  sql: Sql,
  { orderId, itemKeys }: { orderId: string; itemKeys: readonly string[] },
): Promise<string[]> {
  const { stopped, spent } = stoppedCards(await lockBoughtCards(sql, orderId), itemKeys)
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
 * Books money of an order back to the gift card that paid it, minor units; the card lives for at least another year.
 * For use within the transaction that counts the refund, with the row of the order locked.
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
