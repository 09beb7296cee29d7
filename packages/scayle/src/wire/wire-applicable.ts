import * as v from 'valibot'
import { maybe, text } from './wire-parts.ts'

const Applicable = v.object({
  /** The line it would work on; all of them where none is named. */
  itemId: maybe(text),
  promotion: v.object({
    id: text,
    code: maybe(text),
    isActive: v.nullish(v.boolean(), true),
    schedule: maybe(v.object({ from: maybe(text), to: maybe(text) })),
  }),
})
export type WireApplicable = v.InferOutput<typeof Applicable>

/** What a code opens for a basket. */
export const WireCodeAnswer = v.object({
  type: v.picklist(['success', 'failure']),
  basket: v.looseObject({ applicablePromotions: v.nullish(v.array(Applicable), []) }),
})
