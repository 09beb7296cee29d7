/** Points of one order that a programme is told of. */
export type PointsPosting = {
  /** The same for every attempt: a programme counts it once. */
  id: string
  kind: 'credit' | 'reversal'
  /** The member's number, see `paybackNumber`. */
  number: string
  /** Whole, and more than none; of a reversal, how many are taken back. */
  points: number
  orderNumber: string
  /** When it was decided. */
  at: Date
}

/** `refused` is final: a number that nobody has, an order that the programme does not take. */
export type PostingAnswer =
  | { outcome: 'posted'; reference: string | null }
  | { outcome: 'refused'; reason: string }

/**
 * A programme that credits points to its members. Asked again under the same id, it answers the same and counts once.
 *
 * @see docs/integrations/loyalty.md
 */
export type LoyaltyProgramme = {
  /** What took a posting, as the office names it. */
  readonly key: string
  /** Whether somebody is really credited; a programme that only records says so on the screens of staff. */
  readonly isReal: boolean
  /** @throws when nobody knows whether it was posted: it is asked again */
  post: (posting: PointsPosting, signal?: AbortSignal) => Promise<PostingAnswer>
}
