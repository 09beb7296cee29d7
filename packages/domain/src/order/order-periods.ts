const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long stock is held for somebody who is paying. @see product §4 "Stock" */
export const RESERVATION_MINUTES = 15
/** How long the law lets a shopper withdraw. @see product §4 "Order" */
export const WITHDRAWAL_DAYS = 14
/** How long the shop takes goods back. @see product §4 "Order" */
export const RETURN_DAYS = 30

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

/** Whether the shop still takes goods back, by its own promise. @see product §4 "Order" */
export function isReturnable(deliveredAt: string | null, now: Date): boolean {
  return deliveredAt !== null && daysSince(deliveredAt, now) <= RETURN_DAYS
}

// The day of delivery does not count, so day 14 ends when the fifteenth midnight after it has passed.
function daysSince(moment: string, now: Date): number {
  return Math.floor(now.valueOf() / DAY) - Math.floor(Date.parse(moment) / DAY)
}
