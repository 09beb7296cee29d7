import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { Goods } from './goods-commands.ts'
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

/** The number on the label of a return. */
export const ReturnNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,40}$/))

/** Units of one item that came back, and how many of them can be sold again; all where nothing is said. */
const ReturnedUnits = v.strictObject({
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  toShelf: v.optional(v.nullable(Minor), null),
})

/** The law asks for it within 14 days once the shopper has shown that the goods are on their way. */
export const refundReturn = defineCommand({
  name: 'refundReturn',
  right: 'orders.money',
  changes: 'Gives the money of an announced return back before it arrives: money, correction and mail.',
  isVersioned: true,
  input: v.strictObject({ number: OrderNumber, returnNumber: ReturnNumber, note: Note }),
  answer: v.object({
    number: v.string(),
    amount: v.pipe(v.number(), v.safeInteger()),
    document: v.nullable(v.string()),
    shares: v.array(Share),
  }),
})

/** Other goods instead of money: what a return brings pays for an order of its own. */
export const exchangeReturn = defineCommand({
  name: 'exchangeReturn',
  right: 'orders.money',
  changes: 'Sends other goods for those that come back: a new order, stock, the difference and mail.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    /** Null for goods that nobody has announced. */
    returnNumber: v.nullable(ReturnNumber),
    wanted: v.pipe(
      v.array(
        v.strictObject({
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
          variantId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        }),
      ),
      v.minLength(1),
      v.check(
        (wanted) => new Set(wanted.map(({ position }) => position)).size === wanted.length,
        'Each item is named once.',
      ),
    ),
    note: Note,
  }),
  answer: v.object({
    number: v.string(),
    /** The order that was made. */
    replacement: v.string(),
    /** What goes back, as the other goods cost less; minor units. */
    amount: v.pipe(v.number(), v.safeInteger()),
    document: v.nullable(v.string()),
    shares: v.array(Share),
  }),
})

/** What can be sent instead of an item: its own product in other sizes and colours, or what a search finds. */
export const exchangeGoods = defineCommand({
  name: 'exchangeGoods',
  right: 'orders.money',
  changes: null,
  input: v.strictObject({
    number: OrderNumber,
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  }),
  answer: v.object({ goods: v.array(Goods) }),
})

/** Who takes goods back decides nothing about money: what is kept of it needs the right to move money, and a reason. */
export const takeBackGoods = defineCommand({
  name: 'takeBackGoods',
  right: 'orders.takeBack',
  changes: 'Books goods that came back: money, correction, mail, and stock where they go on the shelf.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    /** The number on the label; without one, and without positions, all that is expected. */
    returnNumber: v.optional(v.nullable(ReturnNumber), null),
    positions: Positions,
    /** Unit by unit what came, in place of whole positions: of a return the rest is expected still. */
    units: v.optional(
      v.nullable(
        v.pipe(
          v.array(ReturnedUnits),
          v.minLength(1),
          v.check(
            (units) => new Set(units.map(({ position }) => position)).size === units.length,
            'Each item is named once.',
          ),
        ),
      ),
      null,
    ),
    /**
     * The shopper has withdrawn from the contract, with the goods or before them, so that shipping goes back as well. What
     * was announced by law is one without it; goods alone are none.
     */
    isWithdrawal: v.optional(v.boolean(), false),
    /** Minor units that are kept, because goods came back worse than they left. */
    deduct: v.optional(Minor, 0),
    /** Whether they go on the shelf, for all units that say nothing themselves. */
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
