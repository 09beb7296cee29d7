import type { Order } from './order.ts'
import { isGiftcard, isShopMoney } from './payment-type.ts'

/** One payment of an order, as far as giving money back is concerned; minor units. */
export type PaidPart = {
  id: string
  key: Order['payment'][number]['key']
  /** A payment provider moves its money; otherwise somebody transfers it by hand. */
  byProvider: boolean
  amount: number
  /** What was taken, or is being taken at this moment. */
  captured: number
  /** What was promised and will never be taken. */
  released: number
  /** What went back, or is on its way back. */
  refunded: number
}

/**
 * How a share goes back: `release` is money that was never taken, `refund` is asked of the provider, `byHand` is a
 * bank transfer, `giftcard` is booked back to the card it came from, `balance` to the customer's account.
 */
export type BackShare = {
  paymentId: string
  way: 'release' | 'refund' | 'byHand' | 'giftcard' | 'balance'
  amount: number
}

export type MoneyBack = {
  shares: BackShare[]
  /** What could not be given back because nobody has paid it. */
  left: number
}

/**
 * Divides money that goes back among the payments of an order: real money first, then the account's balance, and gift cards
 * last; within a payment what was not taken yet before what was. Never more than was paid.
 *
 * Real money comes first because a card that was emptied for good would otherwise be filled again while the shopper's
 * account stays charged. A gift card's share goes back to the card (issue of a new one is a matter of the caller).
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
    give(part.id, part.byProvider ? 'refund' : 'byHand', part.captured - part.refunded)
  for (const part of parts)
    if (part.key === 'balance') give(part.id, 'balance', part.amount - part.released - part.refunded)
  for (const part of parts)
    if (isGiftcard(part.key)) give(part.id, 'giftcard', part.amount - part.released - part.refunded)

  return { shares, left }
}
