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
