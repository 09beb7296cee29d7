/** How a brand asks for reviews of what has arrived; in whole days from the arrival of the last parcel of an order. */
export type ReviewInvitations = {
  /** So long goods are lived with first. */
  afterDays: number
  /** What arrived longer ago is not asked for any more: nobody is asked for years gone by when a shop begins to ask. */
  withinDays: number
}

/** The link of an invitation works so many days without sign-in. */
export const REVIEW_INVITATION_DAYS = 90

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Between which moments an order must have arrived for its customer to be asked now; both belong to it. */
export function invitedArrivals(
  { afterDays, withinDays }: ReviewInvitations,
  now: Date,
): { from: Date; until: Date } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS)
  return { from: before(withinDays), until: before(afterDays) }
}

type Chooser = {
  isGuest: boolean
  /** When the address was shown to be the customer's; null: anybody may have typed it. */
  emailProvenAt: Date | null
  /** When invitations were chosen; null: never, or not any more. */
  reviewInvitationsAt: Date | null
}

/**
 * Whether a customer may be asked for reviews by mail. The question is advertising: it goes to whoever chose it in an
 * account, at an address that was shown to be theirs, and to nobody else; having bought is no consent.
 *
 * @see § 7 UWG; Directive 2002/58/EC art. 13(1); eu-duties C-32, C-33
 */
export function isInvited({ isGuest, emailProvenAt, reviewInvitationsAt }: Chooser): boolean {
  return !isGuest && emailProvenAt !== null && reviewInvitationsAt !== null
}
