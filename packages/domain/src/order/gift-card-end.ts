const YEARS = 3

/** The last moment of a gift card: three years from the end of the year in which it was bought, UTC. */
export function giftCardEnd(boughtAt: Date): Date {
  return new Date(Date.UTC(boughtAt.getUTCFullYear() + YEARS + 1, 0, 1) - 1000)
}
