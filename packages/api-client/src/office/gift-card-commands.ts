import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
export const GIFT_CARD_STATES = ['waiting', 'active', 'blocked'] as const
/** The largest amount of one card, minor units. */
export const MOST_GIFT_CARD = 100_000

const Card = v.object({
  id: v.string(),
  maskedCode: v.string(),
  balance: Minor,
  currency: v.string(),
  state: v.picklist(GIFT_CARD_STATES),
  expiresAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** The order that bought it. */
  order: v.nullable(v.string()),
  bookings: v.array(
    v.object({
      at: v.string(),
      kind: v.picklist(['issued', 'paid', 'released', 'refunded']),
      amount: Minor,
      order: v.nullable(v.string()),
    }),
  ),
})
export type ShownGiftCard = v.InferOutput<typeof Card>

/** Gift cards by their whole code, or by the last four characters that a shopper reads out. */
export const findGiftCards = defineCommand({
  name: 'findGiftCards',
  right: 'giftcards.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(4, 'Type the last four characters at least.'),
      v.maxLength(60),
    ),
  }),
  answer: v.object({ cards: v.array(Card), isCut: v.boolean() }),
})

export const blockGiftCard = defineCommand({
  name: 'blockGiftCard',
  right: 'giftcards.change',
  changes: 'Blocks a gift card, or lets it work again.',
  undoneBy: 'blockGiftCard',
  input: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)), isBlocked: v.boolean() }),
  answer: v.object({ id: v.string(), state: v.picklist(GIFT_CARD_STATES) }),
})

/** The code and the PIN are in this answer, and nowhere else ever. */
export const issueGiftCards = defineCommand({
  name: 'issueGiftCards',
  right: 'giftcards.change',
  changes: 'Makes gift cards that nobody has paid for.',
  input: v.strictObject({
    amount: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'Say how much it is worth.'),
      v.maxValue(MOST_GIFT_CARD, 'A gift card is worth 1000.00 at most.'),
    ),
    currency: v.picklist(['EUR', 'CHF']),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    /** The last moment; null for three years after this one. */
    expiresAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
    /** Why, for the log. */
    reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why.'), v.maxLength(200)),
  }),
  answer: v.object({
    cards: v.array(v.object({ code: v.string(), pin: v.string(), maskedCode: v.string() })),
    amount: Minor,
    currency: v.string(),
    expiresAt: v.string(),
  }),
})
