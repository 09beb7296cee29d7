const YEARS = 3
/** A card that gets money back can be used for at least this long. */
const DAYS_AFTER_REFUND = 365
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** The last moment of a gift card: three years from the end of the year in which it was bought, UTC. */
export function giftCardEnd(boughtAt: Date): Date {
  return new Date(Date.UTC(boughtAt.getUTCFullYear() + YEARS + 1, 0, 1) - 1000)
}

/** Until when a gift card is valid at least after a refund: another year. */
export function refundedGiftCardEnd(refundedAt: Date): Date {
  return new Date(refundedAt.getTime() + DAYS_AFTER_REFUND * DAY_MILLISECONDS)
}
