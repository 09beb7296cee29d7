import type { Order } from './order.ts'
import { isGiftcard, isShopMoney } from './payment-type.ts'

/** One payment of an order, as far as giving money back is concerned; minor units. */
export type PaidPart = {
  id: string
  key: Order['payment'][number]['key']
  /** A payment provider moves its money; otherwise it is transferred by hand. */
  byProvider: boolean
  amount: number
  /** Captured, or being captured at this moment. */
  captured: number
  /** Authorised and never captured. */
  released: number
  /** Refunded, or being refunded. */
  refunded: number
  /** Taken back by a bank, which the payer has from there. */
  chargedBack: number
}

/**
 * How a share is refunded: `release` was authorised only, `refund` is requested from the provider, `byHand` is a bank
 * transfer, `giftcard` credits the card it came from, `balance` the customer's balance.
 */
export type BackShare = {
  paymentId: string
  way: 'release' | 'refund' | 'byHand' | 'giftcard' | 'balance'
  amount: number
}

export type MoneyBack = {
  shares: BackShare[]
  /** What cannot be refunded: it was never paid, or a bank has taken it back. */
  left: number
}

/**
 * Divides a refund among the payments of an order: real money first, then the balance, and gift cards last; within a
 * payment what was not captured before what was. Never more than was paid.
 *
 * Real money comes first because a card that was emptied for good would otherwise be filled again while the shopper's
 * account stays charged. What a bank took back is with the payer already. A gift card's share is credited to the card (issuing a new one is up to the caller).
 *
 * @see product §4 "Payment"
 */
export function moneyBack(parts: readonly PaidPart[], amount: number): MoneyBack {
  const shares: BackShare[] = []
  let left = Math.max(0, amount)

  const give = (paymentId: string, way: BackShare['way'], available: number) => {
    const share = Math.min(left, Math.max(0, available))
    if (share === 0) return
    shares.push({ paymentId, way, amount: share })
    left -= share
  }

  const money = parts.filter(({ key }) => !isShopMoney(key))
  for (const part of money) give(part.id, 'release', part.amount - part.captured - part.released)
  for (const part of money)
    give(part.id, part.byProvider ? 'refund' : 'byHand', part.captured - part.refunded - part.chargedBack)
  for (const part of parts)
    if (part.key === 'balance') give(part.id, 'balance', part.amount - part.released - part.refunded)
  for (const part of parts)
    if (isGiftcard(part.key)) give(part.id, 'giftcard', part.amount - part.released - part.refunded)

  return { shares, left }
}
