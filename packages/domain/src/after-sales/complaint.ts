/** What may be wrong with an item. */
export const COMPLAINT_KINDS = ['damaged', 'defective', 'wrong', 'incomplete', 'other'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** What the shopper would like; repair comes first, it prolongs the guarantee by a year. @see eu-duties C-05 */
export const REMEDIES = ['repair', 'replacement', 'refund'] as const
