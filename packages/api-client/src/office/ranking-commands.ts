import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const factor = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** Lifts (above 1) or buries (below 1) some products of a list. */
export const Boost = v.union([
  v.strictObject({ productId: v.number(), factor }),
  /** Facet name and value as in the address: `brand` and `nordlys`, `colour` and `gruen`. */
  v.strictObject({ facet: word, value: word, factor }),
])
export type Boost = v.InferOutput<typeof Boost>

/** How a list steers its order of relevancy. */
export const Ranking = v.object({
  boosts: v.pipe(v.array(Boost), v.maxLength(100)),
  /** Product ids that come first, in this order, while they can be ordered. */
  pins: v.pipe(v.array(v.number()), v.maxLength(100)),
  /** By product id: the campaign that a product is pinned or boosted for. @see spec §3 "Listing product extras" */
  campaigns: v.optional(v.record(v.pipe(v.string(), v.digits()), word), {}),
})
export type Ranking = v.InferOutput<typeof Ranking>

/** The list that is steered: of a category, or of what somebody searches for. */
export const RankedPlace = v.variant('kind', [
  v.strictObject({ kind: v.literal('category'), categoryId: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({
    kind: v.literal('search'),
    phrase: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60)),
  }),
])
export type RankedPlace = v.InferOutput<typeof RankedPlace>

const Id = v.pipe(v.string(), v.maxLength(64))
const Locale = v.picklist(LOCALES)
const Day = v.pipe(v.string(), v.isoDate('A day is written as 2026-11-30.'))
const Minor = v.pipe(v.number(), v.safeInteger())

export const RankedCard = v.object({
  productId: v.number(),
  referenceKey: v.string(),
  name: v.string(),
  brand: v.string(),
  /** A path on the shop. */
  picture: v.nullable(v.string()),
  price: v.nullable(Minor),
  currency: v.string(),
  isSoldOut: v.boolean(),
})
export type RankedCard = v.InferOutput<typeof RankedCard>

const Plan = v.object({
  id: v.string(),
  /** Null for all countries. */
  locale: v.nullable(Locale),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  ranking: Ranking,
  /** What `publishRanking` and `removeRanking` want to have been seen. */
  version: Minor,
  /** The one that steers the list of the locale now. */
  leads: v.boolean(),
})
export type RankingPlan = v.InferOutput<typeof Plan>

/** The real list of a category or a search in its order now, and as a draft would make it. */
export const showRanking = defineCommand({
  name: 'showRanking',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({
    locale: Locale,
    place: RankedPlace,
    draft: v.optional(v.nullable(Ranking), null),
  }),
  answer: v.object({
    title: v.string(),
    total: Minor,
    live: v.array(RankedCard),
    /** Null without a draft. */
    preview: v.nullable(v.array(RankedCard)),
    /** What a draft names that is not on its first page. */
    others: v.array(RankedCard),
    plans: v.array(Plan),
    /** Attributes by which products of the list can be lifted or buried. */
    facets: v.array(
      v.object({
        name: v.string(),
        label: v.string(),
        values: v.array(v.object({ value: v.string(), label: v.string() })),
      }),
    ),
  }),
})
export type ShownRanking = v.InferOutput<typeof showRanking.answer>

export const publishRanking = defineCommand({
  name: 'publishRanking',
  right: 'merchandising.change',
  changes: 'Steers the order of a list: what is pinned, lifted and buried, where and on which days.',
  isVersioned: true,
  undoneBy: 'publishRanking',
  input: v.pipe(
    v.strictObject({
      /** Null for a new one. */
      id: v.nullable(Id),
      place: RankedPlace,
      locale: v.nullable(Locale),
      from: v.nullable(Day),
      to: v.nullable(Day),
      ranking: Ranking,
    }),
    v.forward(
      v.check(
        ({ from, to }) => from === null || to === null || from <= to,
        'The last day lies before the first.',
      ),
      ['to'],
    ),
  ),
  answer: v.object({ id: v.string(), version: Minor }),
})

export const removeRanking = defineCommand({
  name: 'removeRanking',
  right: 'merchandising.change',
  changes: 'Takes a ranking away; its list goes by the others, or by itself.',
  isVersioned: true,
  undoneBy: 'publishRanking',
  input: v.strictObject({ id: Id }),
  answer: v.object({ id: v.string() }),
})

/** How a ranking was after each of its changes, the latest first. */
export const rankingHistory = defineCommand({
  name: 'rankingHistory',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({ id: Id }),
  answer: v.object({
    versions: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        command: v.string(),
        ranking: v.nullable(Ranking),
      }),
    ),
  }),
})
