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

/** What new cards are to be. */
const NewCards = v.strictObject({
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
})
/** The code and the PIN are in this answer, and nowhere else ever. */
const MadeCards = v.object({
  cards: v.array(v.object({ code: v.string(), pin: v.string(), maskedCode: v.string() })),
  amount: Minor,
  currency: v.string(),
  expiresAt: v.string(),
})

export const issueGiftCards = defineCommand({
  name: 'issueGiftCards',
  right: 'giftcards.change',
  changes: 'Makes gift cards that nobody has paid for.',
  input: NewCards,
  answer: MadeCards,
})

const RequestId = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9]{1,40}$/i))
/** `made`: whoever has asked has fetched the cards; `withdrawn`: does not want them any more. */
export const GIFT_CARD_REQUEST_STATES = ['waiting', 'approved', 'refused', 'made', 'withdrawn'] as const

const GiftCardRequest = v.object({
  id: v.string(),
  /** Of one card, minor units. */
  amount: Minor,
  currency: v.picklist(['EUR', 'CHF']),
  count: Minor,
  /** The last moment of the cards; null for three years after they are made. */
  expiresAt: v.nullable(v.string()),
  reason: v.string(),
  askedBy: v.string(),
  askedAt: v.string(),
  isMine: v.boolean(),
  state: v.picklist(GIFT_CARD_REQUEST_STATES),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type GiftCardRequest = v.InferOutput<typeof GiftCardRequest>

/** Gift cards that wait for a second person, or to be fetched, the oldest first; and the last that are done. */
export const listGiftCardRequests = defineCommand({
  name: 'listGiftCardRequests',
  right: 'giftcards.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ open: v.array(GiftCardRequest), done: v.array(GiftCardRequest) }),
})

/** For cards that one person may not give alone. None is made until somebody else has agreed. */
export const askForGiftCards = defineCommand({
  name: 'askForGiftCards',
  right: 'giftcards.change',
  changes: 'Asks a second person whether gift cards may be made that nobody has paid for.',
  input: NewCards,
  answer: v.object({ id: v.string() }),
  undoneBy: 'withdrawGiftCardRequest',
})

/** Until they are made, whoever has asked for them may think better of it: also after somebody else has agreed. */
export const withdrawGiftCardRequest = defineCommand({
  name: 'withdrawGiftCardRequest',
  right: 'giftcards.change',
  changes: 'Takes back what was asked for: the gift cards are not made.',
  input: v.strictObject({ id: RequestId }),
  answer: v.object({ id: v.string() }),
})

export const decideGiftCards = defineCommand({
  name: 'decideGiftCards',
  right: 'money.approve',
  changes: 'Agrees to the gift cards that somebody else has asked for, or refuses them with the reason.',
  input: v.pipe(
    v.strictObject({
      id: RequestId,
      isApproved: v.boolean(),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
    }),
    v.forward(
      v.check(({ isApproved, note }) => isApproved || note !== '', 'Say why: whoever has asked reads it.'),
      ['note'],
    ),
  ),
  answer: v.object({ id: v.string() }),
})

/** Whoever has asked makes the cards, once: whoever has agreed never sees their codes. */
export const makeAgreedGiftCards = defineCommand({
  name: 'makeAgreedGiftCards',
  right: 'giftcards.change',
  changes: 'Makes the gift cards to which somebody else has agreed.',
  input: v.strictObject({ id: RequestId }),
  answer: MadeCards,
})
