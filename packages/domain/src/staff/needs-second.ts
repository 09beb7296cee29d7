/** Refunds of one order by one person within it count together, so that nobody splits what needs two. */
export const SECOND_PERSON_HOURS = 24

/**
 * Whether a refund needs a second person: what one person has given back of an order within a day, and what is to go now,
 * together above the limit. Minor units; null is no limit.
 *
 * @see product §13 "money above the owner's limit needs a second person"
 */
export function needsSecondPerson(
  { amount, before }: { amount: number; before: number },
  limit: number | null,
): boolean {
  return limit !== null && amount + before > limit
}
