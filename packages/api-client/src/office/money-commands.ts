import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { Note, OrderNumber } from './order-commands.ts'

const Minor = v.pipe(v.number(), v.safeInteger())

const MoneyRequest = v.object({
  id: v.string(),
  number: v.string(),
  amount: Minor,
  currency: v.string(),
  note: v.nullable(v.string()),
  askedBy: v.string(),
  askedAt: v.string(),
  isMine: v.boolean(),
  state: v.picklist(['waiting', 'approved', 'refused']),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type MoneyRequest = v.InferOutput<typeof MoneyRequest>

/** Refunds that wait for a second person, the oldest first, and the last that were decided. */
export const listMoneyRequests = defineCommand({
  name: 'listMoneyRequests',
  right: 'money.approve',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({
    /** What one person may give back of an order in a day, minor units of its currency; null for no limit. */
    limit: v.nullable(Minor),
    waiting: v.array(MoneyRequest),
    decided: v.array(MoneyRequest),
  }),
})

export const setMoneyLimit = defineCommand({
  name: 'setMoneyLimit',
  right: 'money.approve',
  changes: 'Says from which amount on a refund needs a second person.',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({
    limit: v.nullable(v.pipe(Minor, v.minValue(0), v.maxValue(100_000_000))),
    /** The limit that was on the screen. */
    was: v.optional(v.nullable(Minor)),
  }),
  answer: v.object({ limit: v.nullable(Minor) }),
  undoneBy: 'setMoneyLimit',
})

/** For an amount that one person may not give back alone. Nothing is paid until somebody else has decided. */
export const askForMoney = defineCommand({
  name: 'askForMoney',
  right: 'orders.money',
  changes: 'Asks a second person to give money back.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    /** Null for all that is left. */
    amount: v.optional(v.nullable(v.pipe(Minor, v.minValue(1))), null),
    note: Note,
  }),
  answer: v.object({ id: v.string(), amount: Minor, currency: v.string() }),
  undoneBy: 'decideMoney',
})

export const decideMoney = defineCommand({
  name: 'decideMoney',
  right: 'money.approve',
  changes: 'Gives the money back that somebody else has asked for, or refuses it with the reason.',
  input: v.strictObject({
    id: v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9]{1,40}$/i)),
    isApproved: v.boolean(),
    note: Note,
  }),
  answer: v.object({ id: v.string(), number: v.string() }),
})
