import { LANGUAGES } from '@shop/domain/market/markets'
import { playedDown } from '@shop/domain/recall/played-down'
import { RECALL_REMEDIES } from '@shop/domain/recall/recall'
import { key, localised, text } from '@shop/engine/records/record-parts'
import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate('has to be a day like 2026-01-31'))

/** A text that names a danger without words that make it look smaller. */
const plainSpoken = v.pipe(
  localised,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const language of LANGUAGES) {
      const words = playedDown(dataset.value[language], language)
      if (words !== null) addIssue({ message: `"${words}" plays the danger down, which no recall may do` })
    }
  }),
)

/** A recall as an operator writes it down. @see Regulation (EU) 2023/988 art. 35 to 37 */
export const RecallRecord = v.pipe(
  v.strictObject({
    id: key,
    /** Reference keys of products, of which every variant is recalled. */
    products: v.exactOptional(v.array(key), []),
    /** Reference keys of single variants. */
    variants: v.exactOptional(v.array(key), []),
    batch: v.exactOptional(v.nullable(text), null),
    batchPlace: v.exactOptional(v.nullable(localised), null),
    soldFrom: v.exactOptional(v.nullable(day), null),
    soldUntil: v.exactOptional(v.nullable(day), null),
    headline: plainSpoken,
    hazard: plainSpoken,
    whatToDo: plainSpoken,
    remedies: v.pipe(
      v.array(v.picklist(RECALL_REMEDIES)),
      v.minLength(1, 'buyers have to be offered something'),
      v.check((all) => new Set(all).size === all.length, 'names one of them twice'),
    ),
    /** Why others are impossible or out of proportion, where there is one alone. */
    singleRemedyReason: v.exactOptional(v.nullable(plainSpoken), null),
    contact: v.strictObject({
      email: v.pipe(text, v.email()),
      phone: v.exactOptional(v.nullable(text), null),
    }),
  }),
  v.check(
    ({ products, variants }) => products.length + variants.length > 0,
    'products or variants have to say what is recalled',
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
export type RecallRecord = v.InferOutput<typeof RecallRecord>
