import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { Note, OrderNumber, Positions, Share } from './order-commands.ts'

const Minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Until here a shopper may cancel; from here on the warehouse has it. */
export const packOrder = defineCommand({
  name: 'packOrder',
  right: 'orders.ship',
  changes: 'Notes that the warehouse has an order: nothing of it is cancelled from here on.',
  isVersioned: true,
  input: v.strictObject({ number: OrderNumber, note: Note }),
  answer: v.object({ number: v.string() }),
})

export const takeBackGoods = defineCommand({
  name: 'takeBackGoods',
  right: 'orders.money',
  changes: 'Books goods that came back: money, correction, mail, and stock where they go on the shelf.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    /** The number on the label; without one, and without positions, all that is expected. */
    returnNumber: v.optional(
      v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,40}$/))),
      null,
    ),
    positions: Positions,
    /** Minor units that are kept, because goods came back worse than they left. */
    deduct: v.optional(Minor, 0),
    toShelf: v.optional(v.boolean(), true),
    note: Note,
  }),
  answer: v.object({
    number: v.string(),
    returns: v.array(v.string()),
    amount: v.pipe(v.number(), v.safeInteger()),
    document: v.nullable(v.string()),
    shares: v.array(Share),
  }),
})
