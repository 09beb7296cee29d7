const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long stock is held while a shopper is paying. @see product §4 "Stock" */
export const RESERVATION_MINUTES = 15
/** How long the law lets a shopper withdraw. @see product §4 "Order" */
export const WITHDRAWAL_DAYS = 14
/** The longest promise to take goods back that a merchant may make: the shortest is `WITHDRAWAL_DAYS`, the law's. */
export const MOST_RETURN_DAYS = 100

/** How long a shopper may complain about what was defective at delivery. @see eu-duties C-05 */
const LIABILITY_MONTHS = 24
/** A repair prolongs the seller's liability by this much, as the law grants it from 31 July 2026. @see eu-duties C-05 */
export const LONGER_LIABILITY_MONTHS = 12
/** What is mailed when goods leave arrives before them. */
const DELIVERY_MONTHS = 1
/**
 * The link to the thank-you page stays in histories and on shared devices. It gives access for this long: delivery, the
 * promised month for returns and as much again.
 */
const FIRST_LINK_DAYS = 90

/** When reserved stock is free again, as an ISO string. @see product §4 "Stock" */
export function reservationEnd(now: Date): string {
  return new Date(now.valueOf() + RESERVATION_MINUTES * MINUTE).toISOString()
}

/**
 * Whether a shopper may still withdraw, which begins with the order and ends `WITHDRAWAL_DAYS` whole days after
 * delivery (ISO string; null before it).
 *
 * @see product §4 "Order"
 */
export function isWithdrawable(deliveredAt: string | null, now: Date): boolean {
  return deliveredAt === null || daysSince(deliveredAt, now) <= WITHDRAWAL_DAYS
}

/**
 * Whether the shop still takes goods back, by its own promise of so many whole days after delivery; it ends on no day
 * before the law's.
 *
 * @see product §4 "Order"
 */
export function isReturnable(deliveredAt: string | null, returnDays: number, now: Date): boolean {
  return deliveredAt !== null && daysSince(deliveredAt, now) <= Math.max(returnDays, WITHDRAWAL_DAYS)
}

/** The first moment at which neither the law nor the shop's promise lets goods come back, as `isReturnable` says. */
export function returnsEnd(deliveredAt: string, returnDays: number): Date {
  const lastDay = Math.floor(Date.parse(deliveredAt) / DAY) + Math.max(returnDays, WITHDRAWAL_DAYS)
  return new Date((lastDay + 1) * DAY)
}

/** The moment from which the link to the thank-you page no longer opens an order that was placed then. */
export function firstLinkEnd(placedAt: Date): Date {
  return new Date(placedAt.valueOf() + FIRST_LINK_DAYS * DAY)
}

/**
 * The moment from which the link of a later mail no longer opens the order. Until then it serves for everything that a
 * shopper may ask of the shop: withdrawal, return, and a complaint for two years after the delivery and another one after
 * a repair.
 *
 * @see eu-duties C-01, C-05
 */
export function mailedLinkEnd(mailedAt: Date): Date {
  const end = new Date(mailedAt)
  end.setUTCMonth(end.getUTCMonth() + LIABILITY_MONTHS + LONGER_LIABILITY_MONTHS + DELIVERY_MONTHS)
  return end
}

// The day of delivery does not count, so day 14 ends when the fifteenth midnight after it has passed.
function daysSince(moment: string, now: Date): number {
  return Math.floor(now.valueOf() / DAY) - Math.floor(Date.parse(moment) / DAY)
}
