import * as v from 'valibot'

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Tokens are long: that of Google Pay is a signed document of its own. */
const MOST_LETTERS = 20_000

/** How an agent pays; whatever a handler needs beyond it is passed over. */
const Instrument = v.looseObject({
  id: word,
  handler_id: word,
  type: word,
  selected: v.optional(v.boolean()),
  credential: v.optional(
    v.looseObject({ type: word, token: v.optional(v.pipe(v.string(), v.maxLength(MOST_LETTERS))) }),
  ),
})
export type Instrument = v.InferOutput<typeof Instrument>

/** What completes a checkout. */
export const CompleteInput = v.looseObject({
  payment: v.optional(
    v.looseObject({ instruments: v.optional(v.pipe(v.array(Instrument), v.maxLength(10)), []) }),
  ),
})
export type CompleteInput = v.InferOutput<typeof CompleteInput>
