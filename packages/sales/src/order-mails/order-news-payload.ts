import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import * as v from 'valibot'

/** News of an order as they wait in the outbox. */
export const OrderNewsPayload = v.object({
  orderId: v.string(),
  kind: v.picklist(['shipped', 'cancelled', 'refunded']),
  /** Which items it is about, counted from 1; none when it is about the order as a whole. */
  positions: v.array(v.number()),
  tracking: v.nullable(v.object({ carrier: v.picklist(CARRIER_KEYS), number: v.string() })),
  /** The refund, minor units; null where no money moves. */
  amount: v.nullable(v.number()),
  /** How much of it waits for the bank details of a deleted account, minor units. */
  withoutAccount: v.optional(v.number()),
  /** How much of it was never taken, and need not be paid any more, minor units. */
  released: v.optional(v.number()),
  /** What does not go back besides, as a bank has brought it already, minor units. */
  byBank: v.exactOptional(v.number()),
  /** The order that has paid for this one, which replaces goods of it. */
  paidBy: v.exactOptional(v.string()),
  /** The number of the correction; null where there is none. */
  document: v.nullable(v.string()),
  /** Nobody has asked for it: no payment in advance came. */
  because: v.exactOptional(v.literal('unpaid')),
  /** An operator sends it once more. */
  again: v.exactOptional(v.literal(true)),
})
