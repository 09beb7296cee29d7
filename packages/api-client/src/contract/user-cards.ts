import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const text = v.string()
/** Names a card to the calls about it; it pays nothing by itself. */
const id = v.pipe(text, v.maxLength(60))

/** What its owner recognises a saved card by. The shop knows no number. */
export const SavedCardSchema = v.object({
  id: text,
  /** What its owner calls it; null for nothing. */
  name: v.nullable(text),
  /** As the provider calls it: `visa`, `mc`. */
  brand: text,
  lastFour: text,
  /** It is valid up to the end of this month, from 1. */
  expiry: v.object({ month: v.number(), year: v.number() }),
  /** `endsTooSoon` at the checkout alone: before the goods have left, which is when the money is taken. */
  state: v.picklist(['usable', 'expired', 'endsTooSoon']),
})
export type SavedCard = v.InferOutput<typeof SavedCardSchema>

/** The saved cards of the customer, oldest first; 404 in shops that save none. @see docs/payments.md */
export const listSavedCards = defineCall({
  name: 'listSavedCards',
  method: 'GET',
  path: '/api/user/cards/',
  rights: 'customer',
  input: v.object({}),
  answer: v.array(SavedCardSchema),
})

/**
 * Names a saved card, or takes its name away. 422 `input_invalid` with `card.name.number` for what may be the number of a
 * card, 404 for a card that is not one's own, or not there.
 */
export const renameSavedCard = defineCall({
  name: 'renameSavedCard',
  method: 'PUT',
  path: '/api/user/cards/{id}/',
  rights: 'customer',
  input: v.object({ id, name: v.pipe(text, v.maxLength(200)) }),
  answer: SavedCardSchema,
})

/**
 * Removes a saved card, here and at the payment provider. Where the provider does not answer, the card is not offered any more
 * and `isGone` is false: the provider is asked again until it has. 404 for a card that is not one's own, or not there.
 */
export const removeSavedCard = defineCall({
  name: 'removeSavedCard',
  method: 'DELETE',
  path: '/api/user/cards/{id}/',
  rights: 'customer',
  input: v.object({ id }),
  answer: v.object({ isGone: v.boolean() }),
})
