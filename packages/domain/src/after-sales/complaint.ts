/** What may be wrong with an item. */
export const COMPLAINT_KINDS = ['damaged', 'defective', 'wrong', 'incomplete', 'other'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** What the shopper would like; repair comes first, it prolongs the guarantee by a year. @see eu-duties C-05 */
export const REMEDIES = ['repair', 'replacement', 'refund'] as const
export type Remedy = (typeof REMEDIES)[number]

/** A repair prolongs the seller's liability by this much, as the law grants it from 31 July 2026. @see eu-duties C-05 */
export const LONGER_LIABILITY_MONTHS = 12
