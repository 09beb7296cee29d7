const DAY = 24 * 60 * 60 * 1000

/** For how long goods wait for a transfer where a shop names no time of its own. */
const USUAL_DAYS = 14
/** A reminder comes so many days before the last one, and never in the first half of the time. */
export const REMINDER_DAYS = 4
/** A transfer of the last day arrives with the next banking day, and somebody has to note it. */
export const NOTED_WITHIN_DAYS = 3

/**
 * Until when the transfer for an order that is paid in advance has to arrive, ISO; its goods are kept for that long.
 *
 * @param days the shop's own time; the usual one without it
 * @see product §4 "Stock"
 */
export function prepaymentEnd(placedAt: string, days: number = USUAL_DAYS): string {
  return new Date(Date.parse(placedAt) + days * DAY).toISOString()
}

/** Orders whose time had ended before this moment are given up at `now`: their transfer would be noted by then. */
export function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - NOTED_WITHIN_DAYS * DAY)
}

/** Orders whose time ends before this moment are reminded of at `now`. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() + REMINDER_DAYS * DAY)
}
