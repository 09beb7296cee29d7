import { INBOX_OUTCOMES } from '@shop/domain/inbox/inbox-item'
import * as v from 'valibot'

/** Why units of an item stay with the shopper. */
export const KEPT_UNITS = [
  'unknown',
  'tooMany',
  'wholeOnly',
  'personalised',
  'over',
  'done',
  'unpaid',
] as const
export type KeptUnits = (typeof KEPT_UNITS)[number]

/** What became of a withdrawal, as a code with its facts: whoever shows it says it in the language of its reader. */
export const WithdrawalOutcome = v.variant('code', [
  v.object({
    code: v.literal('settled'),
    /** Positions that were cancelled before they left. */
    cancelled: v.array(v.number()),
    /** Numbers of the returns that are expected. */
    expected: v.array(v.string()),
    kept: v.array(v.object({ position: v.number(), why: v.picklist(KEPT_UNITS) })),
  }),
  v.object({ code: v.literal('noOrder') }),
  v.object({ code: v.literal('singleArticles') }),
  /** A failure, in the words of the machine. */
  v.object({ code: v.literal('failed'), problem: v.string() }),
  v.object({
    code: v.literal('closed'),
    by: v.string(),
    outcome: v.nullable(v.picklist(INBOX_OUTCOMES)),
    /** What somebody has written; it stays as it is in every language. */
    remark: v.nullable(v.string()),
  }),
])
export type WithdrawalOutcome = v.InferOutput<typeof WithdrawalOutcome>
export type WithdrawalOutcomeCode = WithdrawalOutcome['code']

/** The outcome of an answer; null for none, and for a code that this build of the office does not know yet. */
export const KnownWithdrawalOutcome = v.fallback(v.nullable(WithdrawalOutcome), null)
