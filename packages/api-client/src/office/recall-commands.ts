import { LANGUAGES } from '@shop/domain/market/markets'
import { playedDown } from '@shop/domain/recall/played-down'
import { RECALL_REMEDIES } from '@shop/domain/recall/recall'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/))
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000))
const Localised = v.object({ de: Text, fr: Text, nl: Text })
const Day = v.pipe(v.string(), v.isoDate('has to be a day like 2026-01-31'))

/** A text that names a danger without words that make it look smaller. */
const PlainSpoken = v.pipe(
  Localised,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const language of LANGUAGES) {
      const words = playedDown(dataset.value[language], language)
      if (words !== null) addIssue({ message: `"${words}" plays the danger down, which no recall may do` })
    }
  }),
)

/** A recall as somebody writes it down. @see Regulation (EU) 2023/988 art. 35 to 37 */
export const RecallInput = v.pipe(
  v.strictObject({
    id: Key,
    /** Reference keys of products, of which every variant is recalled. */
    products: v.exactOptional(v.pipe(v.array(Key), v.maxLength(500)), []),
    /** Reference keys of single variants. */
    variants: v.exactOptional(v.pipe(v.array(Key), v.maxLength(2000)), []),
    batch: v.exactOptional(v.nullable(Text), null),
    batchPlace: v.exactOptional(v.nullable(Localised), null),
    soldFrom: v.exactOptional(v.nullable(Day), null),
    soldUntil: v.exactOptional(v.nullable(Day), null),
    headline: PlainSpoken,
    hazard: PlainSpoken,
    whatToDo: PlainSpoken,
    remedies: v.pipe(
      v.array(v.picklist(RECALL_REMEDIES)),
      v.minLength(1, 'buyers have to be offered something'),
      v.check((all) => new Set(all).size === all.length, 'names one of them twice'),
    ),
    /** Why others are impossible or out of proportion, where there is one alone. */
    singleRemedyReason: v.exactOptional(v.nullable(PlainSpoken), null),
    contact: v.strictObject({
      email: v.pipe(Text, v.email()),
      phone: v.exactOptional(v.nullable(Text), null),
    }),
  }),
  v.check(
    ({ products, variants }) => products.length + variants.length > 0,
    'products or variants have to say what is recalled',
  ),
  v.check(
    ({ soldFrom, soldUntil }) => soldFrom === null || soldUntil === null || soldFrom <= soldUntil,
    'soldUntil: the last day is not before the first',
  ),
  v.check(
    ({ remedies, singleRemedyReason }) => remedies.length > 1 || singleRemedyReason !== null,
    'remedies: buyers choose between at least two of them, unless singleRemedyReason says why that is impossible or out of proportion',
  ),
  v.check(
    ({ remedies, singleRemedyReason }) => remedies.length === 1 || singleRemedyReason === null,
    'singleRemedyReason belongs to a single remedy, and buyers are offered a choice',
  ),
)
export type RecallInput = v.InferOutput<typeof RecallInput>

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const Count = v.pipe(v.number(), v.safeInteger())

const ShownRecall = v.object({
  id: v.string(),
  version: Count,
  publishedAt: v.string(),
  /** Null while it runs: nothing of it is sold until then. */
  liftedAt: v.nullable(v.string()),
  headline: Words,
  hazard: Words,
  whatToDo: Words,
  remedies: v.array(v.picklist(RECALL_REMEDIES)),
  singleRemedyReason: v.nullable(Words),
  contact: v.object({ email: v.string(), phone: v.nullable(v.string()) }),
  batch: v.nullable(v.string()),
  batchPlace: v.nullable(Words),
  soldFrom: v.nullable(v.string()),
  soldUntil: v.nullable(v.string()),
  /** As they were when it was published: the notice outlives them in the catalogue. */
  products: v.array(
    v.object({
      id: v.number(),
      referenceKey: v.string(),
      name: Words,
      brand: v.string(),
      variants: v.array(v.object({ id: v.number(), referenceKey: v.string(), label: Words })),
    }),
  ),
  /** How many addresses were written to, or are about to be. */
  mails: Count,
  /** Who published, changed or lifted it, the newest first. */
  changes: v.array(v.object({ at: v.string(), by: v.string(), command: v.string() })),
})
export type ShownRecall = v.InferOutput<typeof ShownRecall>

/** Every recall there ever was, the newest first. */
export const listProductRecalls = defineCommand({
  name: 'listProductRecalls',
  right: 'products.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ recalls: v.array(ShownRecall) }),
})

export const MOST_SHOWN_BUYERS = 200

/** Who bought what a recall is about, by the address that is written to; of very many some. */
export const showRecallBuyers = defineCommand({
  name: 'showRecallBuyers',
  right: 'recalls.change',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ id: Key }),
  answer: v.object({
    all: Count,
    buyers: v.array(v.object({ address: v.string(), orderNumbers: v.array(v.string()) })),
  }),
})

/** Publishes a recall, or says anew what one says: whoever was written to already is not again. */
export const publishRecall = defineCommand({
  name: 'publishRecall',
  right: 'recalls.change',
  changes:
    'Stops the sale of products, lists the recall in every shop, and writes to everybody who bought them.',
  isVersioned: true,
  undoneBy: 'liftRecall',
  input: RecallInput,
  answer: v.object({ id: v.string(), version: Count, buyers: Count, mails: Count }),
})

export const liftRecall = defineCommand({
  name: 'liftRecall',
  right: 'recalls.change',
  changes:
    'Ends a recall: its products are sold again, and it leaves the list. Mails that were sent stay sent.',
  isVersioned: true,
  undoneBy: 'publishRecall',
  input: v.strictObject({ id: Key }),
  answer: v.object({ id: v.string(), version: Count }),
})
