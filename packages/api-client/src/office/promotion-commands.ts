import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { PromotionRecord } from './promotion-record.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
const Id = v.pipe(v.string(), v.maxLength(64))

export const OFFER_STATES = ['planned', 'on', 'over', 'off'] as const
export type OfferState = (typeof OFFER_STATES)[number]

const Offer = v.object({
  record: PromotionRecord,
  state: v.picklist(OFFER_STATES),
  /** Orders that use it. */
  uses: Minor,
  /** Of a voucher with codes that work once each. */
  codes: v.nullable(v.object({ all: Minor, used: Minor, disabled: Minor })),
  /** What `savePromotion` and `switchPromotion` want to have been seen. */
  version: Minor,
})
export type Offer = v.InferOutput<typeof Offer>

/** Every promotion and voucher with its state. */
export const promotionDesk = defineCommand({
  name: 'promotionDesk',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ offers: v.array(Offer) }),
})

const FoundOffer = v.object({
  id: v.string(),
  name: PromotionRecord.entries.name,
  /** What shoppers type for it: its own code, or the one that was looked for; null for one that applies by itself. */
  code: v.nullable(v.string()),
  state: v.picklist(OFFER_STATES),
})
export type FoundOffer = v.InferOutput<typeof FoundOffer>

/** Promotions and vouchers by a part of their names or their id, and by a code, also one that works once. */
export const findOffers = defineCommand({
  name: 'findOffers',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({
    text: v.pipe(v.string(), v.trim(), v.minLength(2, 'Write at least two letters.'), v.maxLength(100)),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
  }),
  answer: v.object({ offers: v.array(FoundOffer) }),
})

export const savePromotion = defineCommand({
  name: 'savePromotion',
  right: 'promotions.change',
  changes: 'Makes a promotion, or replaces it; how often it was used stays counted.',
  isVersioned: true,
  undoneBy: 'savePromotion',
  input: v.strictObject({ record: PromotionRecord }),
  answer: v.object({ id: v.string(), version: Minor }),
})

export const switchPromotion = defineCommand({
  name: 'switchPromotion',
  right: 'promotions.change',
  changes: 'Switches a promotion or voucher on or off.',
  isVersioned: true,
  undoneBy: 'switchPromotion',
  input: v.strictObject({ id: Id, isActive: v.boolean() }),
  answer: v.object({ id: v.string(), state: v.picklist(OFFER_STATES), version: Minor }),
})

/** How a promotion was before each of its changes, the latest first. */
export const promotionHistory = defineCommand({
  name: 'promotionHistory',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({ id: Id }),
  answer: v.object({
    versions: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        command: v.string(),
        /** As it was from then on; null where the log does not hold it. */
        record: v.nullable(PromotionRecord),
      }),
    ),
  }),
})

/** Promotions of a file, all or none. */
export const importOffers = defineCommand({
  name: 'importOffers',
  right: 'promotions.change',
  changes: 'Takes promotions in, all or none; the same id again replaces one.',
  input: v.strictObject({ records: v.array(v.unknown()) }),
  answer: v.object({ added: Minor, replaced: Minor }),
})

const Reason = v.object({ promotionId: v.string(), name: v.string(), code: v.nullable(v.string()) })

/** What the rules of the shop make of a sample basket, with a promotion as it is written and not yet kept. */
export const tryPromotion = defineCommand({
  name: 'tryPromotion',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({
    locale: v.picklist(LOCALES),
    lines: v.pipe(
      v.array(
        v.strictObject({
          variantId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        }),
      ),
      v.minLength(1, 'Lay at least one article into the basket.'),
      v.maxLength(20),
    ),
    codes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(40))), v.maxLength(10)), []),
    /** Takes the place of the stored one with its id, and counts as switched on. */
    draft: v.optional(v.nullable(PromotionRecord), null),
    /** The moment to try, for what is planned; null for now. */
    at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  answer: v.object({
    currency: v.string(),
    /** Minor units with tax, without shipping. */
    totals: v.object({ before: Minor, reduction: Minor, total: Minor }),
    lines: v.array(
      v.object({
        name: v.string(),
        quantity: Minor,
        before: Minor,
        total: Minor,
        /** Laid in by a promotion. */
        isGift: v.boolean(),
        /** Null for one that can be bought; otherwise the shop takes no part of it. */
        isUnavailable: v.boolean(),
        reductions: v.array(v.object({ name: v.string(), amount: Minor })),
      }),
    ),
    working: v.array(v.object({ ...Reason.entries, amount: Minor })),
    /** What does not work, and why. */
    idle: v.array(v.object({ ...Reason.entries, reasons: v.array(v.string()) })),
    missing: v.array(
      v.object({
        promotionId: v.string(),
        name: v.string(),
        amount: v.nullable(Minor),
        quantity: v.nullable(Minor),
      }),
    ),
    /** Gifts that a shopper may choose. */
    choices: v.array(v.object({ promotionId: v.string(), name: v.string(), units: Minor })),
    unknownCodes: v.array(v.string()),
  }),
})
export type TriedBasket = v.InferOutput<typeof tryPromotion.answer>
