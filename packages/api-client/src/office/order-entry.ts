import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import * as v from 'valibot'

const Minor = v.pipe(v.number(), v.safeInteger())
const Positions = v.array(v.number())
/** What somebody has written beside it; it stays as it is in every language. */
const Remark = v.nullable(v.string())

/** Mails of an order that the desk sends once more, by the words it uses for them. */
export const RESENT_KINDS = ['confirmation', 'invoice', 'shipped', 'cancelled', 'refunded'] as const
export type ResentKind = (typeof RESENT_KINDS)[number]

/** Why an order was given up before it was paid. */
export const PAYMENT_FAILURES = ['declined', 'cancelled', 'provider', 'replaced', 'expired'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Entries that name positions of an order which are cancelled, whatever for. */
export const CANCELLATIONS = ['cancelled', 'giftsCancelled', 'unpaidCancelled'] as const

/**
 * What has happened to an order beyond the change of its state, as a code with its facts: whoever shows it says it in
 * the language of its reader. Amounts in minor units. A code stays for as long as rows have it.
 */
export const OrderEntry = v.variant('code', [
  /** A remark of somebody, alone or with a step. */
  v.object({ code: v.literal('noted'), remark: v.string() }),
  /** Paid through a provider, by the notice of this name. */
  v.object({ code: v.literal('paid'), notice: v.string() }),
  v.object({ code: v.literal('paymentFailed'), reason: v.picklist(PAYMENT_FAILURES) }),
  v.object({
    code: v.literal('sent'),
    positions: Positions,
    parcel: v.nullable(v.object({ carrier: v.picklist(CARRIER_KEYS), number: v.string() })),
    remark: Remark,
  }),
  v.object({
    code: v.literal('cancelled'),
    positions: Positions,
    /** The withdrawal that asked for it before anything had left; null where nobody has declared one. */
    declaration: v.nullable(v.string()),
    remark: Remark,
  }),
  /** Cancelled by itself, as no payment in advance came for it. */
  v.object({ code: v.literal('unpaidCancelled'), positions: Positions }),
  /** The shopper was reminded of a payment in advance, until this day, ISO. */
  v.object({ code: v.literal('paymentReminded'), payBy: v.string() }),
  /** Free gifts that nothing left of the order earns. */
  v.object({ code: v.literal('giftsCancelled'), positions: Positions }),
  /** Goods come back, because somebody has declared a withdrawal. */
  v.object({
    code: v.literal('declared'),
    declaration: v.string(),
    /** The number on its label; not in rows of earlier releases. */
    return: v.optional(v.string()),
    remark: Remark,
  }),
  v.object({
    code: v.literal('returnReceived'),
    returns: v.array(v.string()),
    amount: Minor,
    /** What the shop has kept of it. */
    kept: Minor,
    currency: v.string(),
    remark: Remark,
  }),
  /** Other goods are sent for those of a return, as an order of their own; `amount` is what they cost less. */
  v.object({
    code: v.literal('exchanged'),
    order: v.string(),
    return: v.string(),
    amount: Minor,
    currency: v.string(),
    remark: Remark,
  }),
  /** Made in exchange for goods of another order. */
  v.object({ code: v.literal('exchangeFor'), order: v.string() }),
  /** What was sent in exchange was given up before the goods of the return came: they bring their money again. */
  v.object({ code: v.literal('exchangeUndone'), order: v.string(), return: v.string() }),
  v.object({ code: v.literal('received'), amount: Minor, currency: v.string(), remark: Remark }),
  v.object({ code: v.literal('transferred'), amount: Minor, currency: v.string(), remark: Remark }),
  v.object({
    code: v.literal('gaveBack'),
    amount: Minor,
    currency: v.string(),
    /** Who has asked for it, where a second person decides. */
    askedBy: v.nullable(v.string()),
    remark: Remark,
  }),
  v.object({ code: v.literal('refundAsked'), amount: Minor, currency: v.string(), remark: Remark }),
  v.object({ code: v.literal('refundRefused'), askedBy: v.string(), remark: Remark }),
  /** More was taken than the order still asked for; the rest goes back by itself. */
  v.object({ code: v.literal('overcaptured'), amount: Minor, currency: v.string() }),
  /** A bank took money back, or returned it. */
  v.object({ code: v.literal('chargedBack'), amount: Minor, currency: v.string() }),
  v.object({ code: v.literal('chargebackReversed'), amount: Minor, currency: v.string() }),
  /** Both addresses in one line. */
  v.object({ code: v.literal('readdressed'), to: v.string(), from: v.string(), remark: Remark }),
  v.object({ code: v.literal('mailSentAgain'), mail: v.picklist(RESENT_KINDS) }),
  v.object({ code: v.literal('pointsPostedAgain'), points: v.number() }),
])
export type OrderEntry = v.InferOutput<typeof OrderEntry>
export type OrderEntryCode = OrderEntry['code']

/** The entry of an answer; null for none, and for a code that this build of the office does not know yet. */
export const KnownEntry = v.fallback(v.nullable(OrderEntry), null)

/** An entry as it was kept; null for none, and for one that only a later release knows. */
export function knownOrderEntry(kept: unknown): OrderEntry | null {
  return v.parse(KnownEntry, kept)
}
