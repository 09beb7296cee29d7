import { problem } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import type { Order } from '@shop/domain/order/order'
import { basketHead } from '../basket/basket-store.ts'
import { basketView, ownerOf } from '../basket/basket-view.ts'
import { isSettled } from '../basket/gift-changes.ts'
import type { Sql } from '../db/database.ts'
import { lockGiftCards, takeFromGiftCard } from '../gift-cards/gift-card-store.ts'
import type { SessionContext } from '../on.ts'
import type { NewPayment } from '../orders/order-store.ts'
import { customerDigest } from '../promotions/open-promotions.ts'
import { changeCode, insertUse, lockPromotions } from '../promotions/promotion-store.ts'

/**
 * Holds what only so many orders may use: limited promotions that work on the basket, and its gift cards. Whatever is
 * counted after this counts until the order is written.
 *
 * Throws 409 `gifts_changed` when the basket holds gifts that it has no longer earned, or lacks one that it has.
 */
export async function holdOffers(context: SessionContext, sql: Sql): Promise<void> {
  const { basket, promoted, open, changes } = await basketView(context, sql)
  if (!isSettled(changes))
    throw problem(409, 'gifts_changed', 'The gifts of this basket have changed. Show it and order again.', [
      { path: 'gifts', key: 'checkout.giftsChanged', params: {} },
    ])
  const working = promoted.outcomes.filter(
    ({ promotionId, isValid }) => isValid && open.limited.has(promotionId),
  )
  await lockPromotions(
    sql,
    working.map(({ promotionId }) => promotionId),
  )
  await lockGiftCards(
    sql,
    basket.giftCards.map(({ id }) => id),
  )
}

/** Reasons that a shopper cannot do anything about, and may not have seen. */
const CLOSED = [
  'unknown',
  'inactive',
  'not_started',
  'expired',
  'locale',
  'usage_limit',
  'usage_limit_per_customer',
]

/**
 * Refuses an order over another total than the shopper saw because a voucher or gift card has stopped working
 * meanwhile: 409 `voucher_invalid` or `giftcard_invalid`, with the reason. Nothing is lost, the basket keeps both.
 */
export function refuseDeadCodes({ vouchers, giftCards }: Basket): void {
  const dead = vouchers.filter(({ reason }) => CLOSED.some((key) => reason === `voucher.reasons.${key}`))
  if (dead.length > 0)
    throw problem(
      409,
      'voucher_invalid',
      `A voucher does not work any more: ${dead.map(({ code }) => code).join(', ')}. Show the new total.`,
      dead.map(({ code, reason }) => ({ path: `vouchers.${code}`, key: reason ?? '', params: { code } })),
    )

  const empty = giftCards.filter(({ reason }) => reason !== null)
  if (empty.length > 0)
    throw problem(
      409,
      'giftcard_invalid',
      'A gift card cannot pay any more. Show the new total.',
      empty.map(({ id, reason, maskedCode }) => ({
        path: `giftCards.${id}`,
        key: reason ?? '',
        params: { maskedCode },
      })),
    )
}

type Claim = { order: Order; basket: Basket; payments: readonly NewPayment[] }

/** Counts the promotions that an order uses, uses up its codes, and takes the money of its gift cards. */
export async function claimOffers(
  context: SessionContext,
  sql: Sql,
  { order, basket, payments }: Claim,
): Promise<void> {
  const { session, now } = context
  const customer = customerDigest(order.customer.email)
  const given = basket.items.flatMap(({ promotion }) => (promotion?.isValid ? [promotion.id] : []))
  const used = new Set([...basket.promotions.map(({ id }) => id), ...given])
  for (const promotionId of used)
    await insertUse(sql, { orderId: order.id, promotionId, userId: session.userId, customer, at: now })

  const { codes } = await basketHead(sql, ownerOf(context))
  for (const { code, isValid } of basket.vouchers)
    if (isValid && codes.includes(code)) await changeCode(sql, code, { orderId: order.id })

  for (const { giftCardId, amount } of payments)
    if (giftCardId !== null && !(await takeFromGiftCard(sql, { giftCardId, amount, orderId: order.id, now })))
      throw new Error(`Gift card ${giftCardId} was held for order ${order.number} and still lacks ${amount}.`)
}
