import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const text = v.string()

/** What a shopper reads of the points of an order. */
export const ShownPointsSchema = v.object({
  /** What is credited, or is going to be, less what came back. */
  points: v.number(),
  /** The end of the number, to recognise it by: `•••• 7890`. */
  number: text,
  /** `failed` means that the programme did not take them: somebody looks after it. */
  state: v.picklist(['waiting', 'posted', 'failed']),
  /** When the goods cannot come back any more, ISO; null before they have arrived. */
  postedFrom: v.nullable(text),
})
export type ShownPoints = v.InferOutput<typeof ShownPointsSchema>

export const LoyaltyNumberSchema = v.object({
  /** Whether this shop asks for a number: it gives points, and there is a programme that credits them. */
  isAsked: v.boolean(),
  /** To which the next order's points are credited; null for none. */
  number: v.nullable(text),
  /** Whether the account keeps it for further orders. */
  isKept: v.boolean(),
  /** Whether somebody is signed in whose account could keep it. */
  mayKeep: v.boolean(),
})
export type LoyaltyNumber = v.InferOutput<typeof LoyaltyNumberSchema>

/** The number of the shopper to which points are credited. @see docs/integrations/loyalty.md */
export const loadLoyaltyNumber = defineCall({
  name: 'loadLoyaltyNumber',
  method: 'GET',
  path: '/api/loyalty/number/',
  rights: 'session',
  input: v.object({}),
  answer: LoyaltyNumberSchema,
})

/**
 * Takes a number for the next order, and for the account of who is signed in where `keep` says so; null forgets it in both
 * places. 422 `input_invalid` with `loyalty.number.…` for what cannot be a number, 404 `loyalty_unavailable` where the
 * shop asks for none.
 */
export const putLoyaltyNumber = defineCall({
  name: 'putLoyaltyNumber',
  method: 'PUT',
  path: '/api/loyalty/number/',
  rights: 'session',
  input: v.object({
    number: v.nullable(v.pipe(text, v.maxLength(40))),
    keep: v.exactOptional(v.boolean(), false),
  }),
  answer: LoyaltyNumberSchema,
})
