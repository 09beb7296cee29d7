import { problem } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import { isSettled } from '@shop/domain/basket/gift-changes'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { ownerOf } from '@shop/engine/session/owner'
import { lockBalance, takeFromBalance } from '../balance/balance-store.ts'
import { mayPayByBalance } from '../balance/payable-balance.ts'
import { basketContents } from '../basket/basket-change-store.ts'
import { type BasketHead, basketHead } from '../basket/basket-store.ts'
import { type BasketView, basketView } from '../basket/basket-view.ts'
import { lockGiftCards, takeFromGiftCard } from '../gift-cards/gift-card-store.ts'
import type { SessionContext } from '../on.ts'
import type { NewPayment } from '../orders/order-store.ts'
import { customerDigest } from '../promotions/open-promotions.ts'
import { changeCode, insertUse, lockPromotions } from '../promotions/promotion-store.ts'
import { type CheckoutState, checkoutState } from './checkout-service.ts'
import { giftBasesFor } from './gift-bases.ts'

/**
 * The checkout as it can be ordered: what is limited (promotions with a usage limit, gift cards, the balance) is
 * locked, and the checkout is calculated with exactly that.
 *
 * When another order takes the last use meanwhile, another promotion may apply instead, which then has to be locked,
 * too: this repeats until everything that applies is locked. A basket without anything limited is not read again.
 *
 * @param head what the locked basket says
 *
 * Throws 409 `gifts_changed` when the basket holds gifts that it has no longer earned, or lacks one that it has.
 */
export async function heldCheckout(
  context: SessionContext,
  sql: Sql,
  head: BasketHead,
): Promise<CheckoutState> {
  const held = new Set<string>()
  for (;;) {
    const { view, unlimited } = await holdOffers(context, sql, { head, held })
    const isAsRead = held.size + view.cards.length === 0
    const state = await checkoutState(context, sql, isAsRead ? view : null)
    const isFree = (id: string) => !held.has(id) && !unlimited.has(id)
    const free = usedPromotions(state.checkout.basket).filter(isFree)
    if (free.length === 0) return state
    await hold(sql, free, held)
  }
}

/** Holds what works on the basket now. Returns the promotions that any number of orders may use. */
async function holdOffers(
  context: SessionContext,
  sql: Sql,
  { head, held }: { head: BasketHead; held: Set<string> },
): Promise<{ view: BasketView; unlimited: ReadonlySet<string> }> {
  const contents = await basketContents(sql, ownerOf(context), [])
  const view = await basketView(context, sql, { ...contents, head })
  const { basket, promoted, open, changes } = view
  if (!isSettled(changes))
    throw problem(409, 'gifts_changed', 'The gifts of this basket have changed. Show it and order again.', [
      { path: 'gifts', key: 'checkout.giftsChanged', params: {} },
    ])
  const working = promoted.outcomes.flatMap(({ promotionId, isValid }) => (isValid ? [promotionId] : []))
  await hold(
    sql,
    working.filter((id) => open.limited.has(id)),
    held,
  )
  await lockGiftCards(
    sql,
    basket.giftCards.map(({ id }) => id),
  )
  const { session, shop } = context
  if (session.customerId !== null && mayPayByBalance(context))
    await lockBalance(sql, { customerId: session.customerId, currency: shop.market.currency })
  const unlimited = open.promotions.map(({ id }) => id).filter((id) => !open.limited.has(id))
  return { view, unlimited: new Set(unlimited) }
}

async function hold(sql: Sql, promotionIds: readonly string[], held: Set<string>): Promise<void> {
  await lockPromotions(
    sql,
    promotionIds.filter((id) => !held.has(id)),
  )
  for (const id of promotionIds) held.add(id)
}

function usedPromotions({ promotions, items }: Basket): string[] {
  const given = items.flatMap(({ promotion }) => (promotion?.isValid ? [promotion.id] : []))
  return [...new Set([...promotions.map(({ id }) => id), ...given])]
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

/** Counts the promotions that an order uses, redeems its codes, and debits its gift cards and the balance. */
export async function claimOffers(
  context: SessionContext,
  sql: Sql,
  { order, basket, payments }: Claim,
): Promise<void> {
  const { session, now } = context
  const customer = customerDigest(order.customer.email)
  const giftBases = await giftBasesFor(context, sql, basket)
  for (const promotionId of usedPromotions(basket)) {
    const giftBasis = giftBases.find(({ promotion }) => promotion.id === promotionId) ?? null
    const use = { orderId: order.id, promotionId, userId: session.userId, customer, at: now }
    await insertUse(sql, { ...use, giftBasis })
  }

  const working = basket.vouchers.filter(({ isValid }) => isValid)
  if (working.length > 0) {
    const { codes } = await basketHead(sql, ownerOf(context))
    for (const { code } of working)
      if (codes.includes(code)) await changeCode(sql, code, { orderId: order.id })
  }

  for (const { giftCardId, amount } of payments)
    if (giftCardId !== null && !(await takeFromGiftCard(sql, { giftCardId, amount, orderId: order.id, now })))
      throw new Error(`Gift card ${giftCardId} was held for order ${order.number} and still lacks ${amount}.`)

  const { id: orderId, currencyCode: currency, totals } = order
  const booking = { customerId: order.customer.id, currency, amount: totals.balance, orderId, now }
  if (totals.balance > 0 && !(await takeFromBalance(sql, booking)))
    throw new Error(`The balance was held for order ${order.number} and still lacks ${totals.balance}.`)
}
