import { COUNTRIES, CURRENCIES } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { RIGHTS } from '@shop/domain/staff/rights'
import * as v from 'valibot'
import { ChangedInboxEntry } from './inbox-entry.ts'
import { KnownEntry } from './order-entry.ts'
import { CodedRefusal } from './refusal.ts'
import { KnownWithdrawalOutcome } from './withdrawal-outcome.ts'

const Minor = v.pipe(v.number(), v.safeInteger())

/** Why a line of many was not done. */
export const LINE_PROBLEMS = [
  'unknown',
  'changedMeanwhile',
  'mayNotBeOffered',
  'mayNotBeReduced',
  'beforeNotHigher',
  'stepsNotLower',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** Why an address cannot lead elsewhere: it or its target is none, a page is there, or nobody would arrive. */
export const REDIRECT_PROBLEMS = ['path', 'target', 'page', 'circle'] as const
export type RedirectProblem = (typeof REDIRECT_PROBLEMS)[number]

/** What a command does to the world, so that it can be said before it is done. Amounts in minor units. */
export const Effect = v.variant('kind', [
  v.object({ kind: v.literal('state'), from: v.string(), to: v.string() }),
  v.object({
    kind: v.literal('money'),
    /**
     * `asked` of a provider, `back` to the shopper by the way it came, `byHand` for a transfer that somebody makes,
     * `byBank` for what a bank has brought back already.
     */
    way: v.picklist(['asked', 'received', 'released', 'back', 'giftcard', 'balance', 'byHand', 'byBank']),
    amount: Minor,
    currency: v.string(),
    payment: v.nullable(v.string()),
  }),
  /** What shipping and fees have cost goes back with the last goods of a withdrawal, or stays. */
  v.object({ kind: v.literal('shipping'), isBack: v.boolean(), amount: Minor, currency: v.string() }),
  v.object({ kind: v.literal('stock'), articleNumber: v.string(), name: v.string(), units: Minor }),
  /** Units that are taken from the shelf for an order that is made. */
  v.object({ kind: v.literal('taken'), articleNumber: v.string(), name: v.string(), units: Minor }),
  /** Other goods for those that come back: what these have cost, what the others count for, and what is asked for them. */
  v.object({ kind: v.literal('exchange'), paid: Minor, worth: Minor, currency: v.string() }),
  v.object({ kind: v.literal('mail'), mail: v.string(), to: v.string() }),
  /** Whether a review is on the page of its product, with its stars. */
  v.object({ kind: v.literal('review'), isShown: v.boolean(), product: v.string() }),
  v.object({ kind: v.literal('paper'), paper: v.string(), number: v.string() }),
  /** The note says it in English; the entry of an order, the outcome of a withdrawal or the checkout say it as a code. */
  v.object({
    kind: v.literal('history'),
    note: v.string(),
    entry: v.optional(KnownEntry),
    outcome: v.optional(KnownWithdrawalOutcome),
    checkout: v.optional(v.picklist(['closed', 'open'])),
  }),
  /** What a recall stops and whom it reaches; one that is over lets its goods be sold again. */
  v.object({
    kind: v.literal('recall'),
    isOver: v.boolean(),
    products: Minor,
    variants: Minor,
    orders: Minor,
    /** Addresses that bought of it, and how many of them a mail goes to now. */
    buyers: Minor,
    mails: Minor,
  }),
  /** What becomes of what is stored about somebody: how many there are of it, and what keeps them. */
  v.object({
    kind: v.literal('data'),
    what: v.string(),
    count: Minor,
    fate: v.picklist(['erased', 'kept', 'unnamed']),
    why: v.nullable(v.picklist(['tax', 'running', 'block', 'proof', 'review'])),
  }),
  /** One line of many: a price, units on a shelf, or whether a product is for sale. */
  v.object({
    kind: v.literal('line'),
    /** The reference key of the variant or product. */
    key: v.string(),
    what: v.picklist(['price', 'before', 'stock', 'sale', 'cost']),
    country: v.nullable(v.picklist(COUNTRIES)),
    /** Of a cost, which belongs to no country. */
    currency: v.exactOptional(v.picklist(CURRENCIES)),
    from: v.nullable(Minor),
    to: v.nullable(Minor),
    problem: v.nullable(v.picklist(LINE_PROBLEMS)),
  }),
  /** One redirect of many; `from` is where the address leads now, null for nowhere. */
  v.object({
    kind: v.literal('redirect'),
    path: v.string(),
    from: v.nullable(v.string()),
    to: v.string(),
    problem: v.nullable(v.picklist(REDIRECT_PROBLEMS)),
  }),
])
export type Effect = v.InferOutput<typeof Effect>

/** What somebody else did to the same thing meanwhile. */
export const Change = v.object({
  at: v.string(),
  by: v.string(),
  what: v.string(),
  /** What it was with an order, which `what` says in English; a null state stayed. */
  order: v.optional(v.object({ state: v.nullable(v.picklist(ORDER_STATES)), entry: KnownEntry })),
  /** What it was with something in the inbox; null for a kind that this build of the office does not know yet. */
  inbox: v.optional(v.fallback(v.nullable(ChangedInboxEntry), null)),
  /** What was decided about a review. */
  review: v.optional(v.picklist(['shown', 'hidden'])),
})
export type Change = v.InferOutput<typeof Change>

/** What is wrong with a field of what was sent to a command. */
const InputProblem = v.object({
  /** Where in the input, `maker.address`; empty for all of it. */
  path: v.string(),
  /** In English, as the command line says it. */
  message: v.string(),
  /** Which rule it breaks, `max_length`: by it the office says it in its own languages. */
  code: v.optional(v.string()),
  /** How much the rule asks for, where that is a number. */
  requirement: v.optional(v.number()),
})
export type InputProblem = v.InferOutput<typeof InputProblem>

/** How a command ended. Whatever was not done left everything as it was. */
export const CommandOutcome = v.variant('type', [
  v.object({ type: v.literal('done'), answer: v.unknown(), effects: v.array(Effect) }),
  v.object({ type: v.literal('preview'), effects: v.array(Effect) }),
  /** The thing does not allow it: the reason and what to do, in English; `coded` where the office has words of its own. */
  v.object({ type: v.literal('refused'), reason: v.string(), coded: v.nullable(CodedRefusal) }),
  v.object({ type: v.literal('conflict'), changes: v.array(Change) }),
  v.object({ type: v.literal('invalid'), problems: v.array(InputProblem) }),
  v.object({ type: v.literal('forbidden'), right: v.picklist(RIGHTS) }),
])
export type CommandOutcome = v.InferOutput<typeof CommandOutcome>
