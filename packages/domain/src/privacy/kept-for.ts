/** How long something is kept. */
export type Period = { days: number } | { years: number }

/**
 * How long the shop keeps what it knows of people: housekeeping deletes by these periods, and the privacy notice promises
 * them. Each is counted from what its comment says.
 *
 * @see eu-duties C-30
 */
export const KEPT_FOR = {
  /** From the last use. */
  session: { days: 60 },
  /** The cookie of a device that somebody has signed in on, from the last time. */
  device: { days: 365 },
  /** How often something was tried, from the first try: no limit counts for longer. */
  attempt: { days: 1 },
  /** A basket, a wishlist or an unfinished checkout of somebody without an account, from the last change. */
  shelf: { days: 60 },
  /** A gift list, from the day of its occasion. */
  giftList: { days: 180 },
  /** A gift list without a day, from the last change. */
  undatedGiftList: { years: 2 },
  /** The address of a gift that somebody else has ordered, from the last change of the order: then it can no longer go back. */
  giftAddress: { days: 90 },
  /**
   * A guest, and the person of a guest's order, from the last change of its state, goods or money: then claims have lapsed.
   * Of an order of the shop that this one has moved from, from the day it was placed.
   */
  guest: { years: 3 },
  /** An account that nobody signs in to, from the last time somebody did. */
  dormantAccount: { years: 3 },
  /** Between the mail that announces the end of a dormant account, and its end. */
  dormancyNotice: { days: 30 },
  /** Invoices with their recipient, and the orders of accounts, from the end of the year they are of. */
  invoice: { years: 10 },
  /** From the day it was declared. */
  withdrawal: { years: 3 },
  /** Words and pictures of one that was answered, from the day it came in. */
  complaint: { years: 3 },
  /** A picture that no complaint came with, from its upload. */
  loosePhoto: { days: 1 },
  /** A report of a review, from its decision: until then somebody may complain of it. */
  reviewReport: { years: 2 },
  /** Where the answer to a question on a product goes, from the day it was asked; sooner with the answer itself. */
  questionAddress: { days: 90 },
  /** A question that is not shown, from its decision: until then somebody may complain of it. */
  declinedQuestion: { years: 1 },
  /** The person of a reservation, from its end. */
  reservation: { days: 90 },
  /** A mail that went out: as long as somebody may report that nothing arrived. It holds links with access. */
  sentMail: { days: 14 },
  /** What was written to customer service, from the day it came in; whoever has it in a letter box keeps to it as well. */
  letterBox: { years: 2 },
  /** A copy that is kept where no mail server is set up. */
  mailCopy: { days: 30 },
  /** A mail that could not be delivered, from when it was given up. */
  deadMail: { days: 90 },
  /** From when a reminder was confirmed; unconfirmed and fulfilled ones are gone after days. */
  reminder: { years: 1 },
  /** Digests that prove that a newsletter was asked for, from each step. */
  newsletterProof: { years: 3 },
  /** Decisions in the banner, which name nobody. */
  consentDecision: { years: 3 },
  /** Who of our staff did or looked at what; what an entry holds goes with its order's person. */
  officeLog: { years: 3 },
  /** What other systems were told, from the change that it is about. */
  hookDelivery: { days: 30 },
  /** How often something was done in a shop, which nobody is in. */
  figure: { years: 3 },
  /** A search that hardly anybody has typed, from its day. */
  rareSearch: { days: 7 },
  /**
   * What a promotion was and which one a badge announced, from when it was so no more: as long as somebody may dispute the price
   * before a sale. What a sale that still runs is compared with stays, however old it is.
   */
  promotionVersion: { years: 3 },
  /** Loading times, which name nobody. */
  measurement: { days: 90 },
} as const satisfies Record<string, Period>

const DAY_SECONDS = 24 * 60 * 60
const DAY = DAY_SECONDS * 1000

/** A period of days as cookies and limits count it. */
export function secondsOf({ days }: { days: number }): number {
  return days * DAY_SECONDS
}

/** The last moment that lies a whole period back. Years are those of the calendar, in UTC. */
export function periodBefore(now: Date, period: Period): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY)
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - period.years)
  return before
}

/**
 * The moment before which everything lies in a year that ended a whole period ago: tax law counts from the end of the
 * year that a paper was written in.
 */
export function yearsEndBefore(now: Date, { years }: { years: number }): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1))
}
