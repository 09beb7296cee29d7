import { RECALL_REMEDIES } from '@shop/domain/recall/recall'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { ProductImageSchema } from './entities/product-image.ts'

const text = v.string()
const orNull = v.nullable(text)

/** A product safety recall in the words of the locale. @see Regulation (EU) 2023/988 art. 36 */
export const RecallSchema = v.object({
  id: text,
  /** ISO moment. */
  publishedAt: text,
  headline: text,
  hazard: text,
  whatToDo: text,
  remedies: v.array(v.picklist(RECALL_REMEDIES)),
  /** Why there is one remedy alone; null where buyers choose. */
  singleRemedyReason: orNull,
  contact: v.object({ email: text, phone: orNull }),
  batch: orNull,
  /** Where on the product the batch stands. */
  batchPlace: orNull,
  /** First and last day of sale, ISO. */
  soldFrom: orNull,
  soldUntil: orNull,
  products: v.array(
    v.object({
      id: v.number(),
      referenceKey: text,
      name: text,
      brand: text,
      image: v.nullable(ProductImageSchema),
      variants: v.array(v.object({ referenceKey: text, label: text, gtin: orNull })),
    }),
  ),
})
export type LocalisedRecall = v.InferOutput<typeof RecallSchema>

/** Every recall that runs now, the newest first. */
export const listRecalls = defineCall({
  name: 'listRecalls',
  method: 'GET',
  path: '/api/recalls/',
  rights: 'open',
  input: v.object({}),
  answer: v.object({ recalls: v.array(RecallSchema) }),
})
