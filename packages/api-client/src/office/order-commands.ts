import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import { COUNTRIES } from '@shop/domain/market/markets'
import { FORMER_ORDER_STATES } from '@shop/domain/order/former-order'
import { ORDER_STATES, PAYMENT_STATES } from '@shop/domain/order/order'
import { PAYMENT_METHOD_CODES } from '@shop/domain/payment/payment-method'
import * as v from 'valibot'
import { FormerOrderSchema } from '../contract/former-orders.ts'
import { defineCommand } from './define-command.ts'
import { KnownEntry, RESENT_KINDS } from './order-entry.ts'

export const OrderNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,30}$/))
export const Note = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(1000))), null)
export const Positions = v.optional(
  v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1))),
  null,
)
const Minor = v.pipe(v.number(), v.safeInteger())
const State = v.picklist(ORDER_STATES)

const FoundOrder = v.object({
  number: v.string(),
  state: State,
  placedAt: v.string(),
  total: Minor,
  currency: v.string(),
  locale: v.string(),
  name: v.string(),
  email: v.string(),
  place: v.string(),
  items: v.array(v.object({ quantity: v.number(), name: v.string() })),
})
export type FoundOrder = v.InferOutput<typeof FoundOrder>

/** An order of the shop that this one has moved from, in a list. */
export const FoundFormerOrder = v.object({
  id: v.string(),
  number: v.string(),
  placedAt: v.string(),
  state: v.picklist(FORMER_ORDER_STATES),
  total: Minor,
  currency: v.string(),
  name: v.string(),
  email: v.string(),
})
export type FoundFormerOrder = v.InferOutput<typeof FoundFormerOrder>

const ShownFormerOrder = v.object({
  ...FormerOrderSchema.entries,
  email: v.string(),
  /** The system that it came from: `shopify`. */
  source: v.string(),
  movedAt: v.string(),
  /** The customer whose account shows it; null where none does. */
  customerNumber: v.nullable(v.string()),
})
export type ShownFormerOrder = v.InferOutput<typeof ShownFormerOrder>

/** One search for everything that an order is known by. */
export const searchOrders = defineCommand({
  name: 'searchOrders',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  answer: v.object({
    orders: v.array(FoundOrder),
    /** True where nothing was written just so, and these are written nearly so. */
    isGuess: v.boolean(),
    /** History of the shop that this one has moved from, by its number or the beginning of an e-mail address. */
    formerOrders: v.array(FoundFormerOrder),
  }),
})

/** An order of the shop that this one has moved from; null where there is none with this id. Nothing can be done with it. */
export const showFormerOrder = defineCommand({
  name: 'showFormerOrder',
  right: 'orders.whole',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  answer: v.object({ order: v.nullable(ShownFormerOrder) }),
})

/** Orders of one list: a table holds as many, a screen the default. */
export const MOST_DESK_ORDERS = 500
const DESK_ORDERS = 30

/** What an order may be paid with, in full or in part. */
export const DESK_PAYMENTS = [...PAYMENT_METHOD_CODES, 'giftcard', 'balance'] as const

const Moment = v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null)

/** What waits for somebody, and the newest orders. */
export const orderDesk = defineCommand({
  name: 'orderDesk',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    state: v.optional(v.nullable(State), null),
    /** Placed from one moment on, and before another. */
    from: Moment,
    until: Moment,
    country: v.optional(v.nullable(v.picklist(COUNTRIES)), null),
    payment: v.optional(v.nullable(v.picklist(DESK_PAYMENTS)), null),
    /** Those alone of which money has to be transferred by hand. */
    owesTransfer: v.optional(v.boolean(), false),
    /** The `next` of an earlier answer; null for the beginning. */
    cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DESK_ORDERS)),
      DESK_ORDERS,
    ),
  }),
  answer: v.object({
    counts: v.array(v.object({ state: State, count: v.number() })),
    transfers: v.number(),
    deadMails: v.number(),
    orders: v.array(FoundOrder),
    /** Where the list goes on; null where it ends. */
    next: v.nullable(v.string()),
  }),
})

const Address = v.object({
  company: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  street: v.string(),
  houseNumber: v.nullable(v.string()),
  addition: v.nullable(v.string()),
  zip: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.nullable(v.string()),
  postNumber: v.nullable(v.string()),
})

/** What the desk may do to an order now, by the engine's own tables. */
export const ORDER_STEPS = [
  'note',
  'paid',
  'ship',
  'deliver',
  'receive',
  'takeBack',
  'cancel',
  'refund',
  'transfer',
  'address',
  'mail',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Goods on their way back, or back. @see eu-duties C-01 */
export const ShownReturn = v.object({
  /** On the label. */
  number: v.string(),
  /** `law`: a withdrawal; `promise`: the shop's own longer period, or goods that came unannounced. */
  basis: v.picklist(['law', 'promise']),
  state: v.picklist(['announced', 'received']),
  announcedAt: v.string(),
  receivedAt: v.nullable(v.string()),
  /** When its money went back on proof that it was sent; null where it waits for the goods, or came with them. */
  refundedAt: v.nullable(v.string()),
  /** Until when money has to be back; null where no law says so, and once the goods are here. */
  due: v.nullable(v.object({ day: v.string(), source: v.nullable(v.string()), isOverdue: v.boolean() })),
  carrier: v.nullable(v.picklist(CARRIER_KEYS)),
  trackingNumber: v.nullable(v.string()),
  /** What went back for it; null before. */
  amount: v.nullable(Minor),
  /** The order that was made in exchange for it; null where its money goes back. */
  replacement: v.nullable(v.string()),
  lines: v.array(
    v.object({
      position: v.number(),
      quantity: v.number(),
      /** Stopped in the warehouse: nothing is asked back. */
      hasLeft: v.boolean(),
    }),
  ),
})
export type ShownReturn = v.InferOutput<typeof ShownReturn>

export const ShownOrder = v.object({
  number: v.string(),
  /** False for who packs: who bought it, what it costs and what was written about it is left out. */
  isWhole: v.boolean(),
  version: Minor,
  state: State,
  placedAt: v.string(),
  locale: v.string(),
  currency: v.string(),
  customer: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.nullable(v.string()),
    isGuest: v.boolean(),
    blocked: v.nullable(v.object({ at: v.string(), by: v.string(), note: v.string() })),
  }),
  /** The gift list for whose owner it is; the shopper must not learn the address. Null for everything else. */
  giftFor: v.nullable(v.string()),
  shippingAddress: Address,
  billingAddress: v.nullable(Address),
  shippingMethod: v.string(),
  pickupPoint: v.nullable(v.string()),
  preferredDay: v.nullable(v.string()),
  comment: v.nullable(v.string()),
  /** Who brings parcels to its country, the one it was planned with first. */
  carriers: v.array(v.picklist(CARRIER_KEYS)),
  lines: v.array(
    v.object({
      position: v.number(),
      state: State,
      quantity: v.number(),
      name: v.string(),
      brand: v.string(),
      articleNumber: v.string(),
      /** A path on the shop, such as `/i/150x75/…`. */
      picture: v.nullable(v.string()),
      details: v.array(v.string()),
      total: Minor,
      isGift: v.boolean(),
      canShip: v.boolean(),
      canCancel: v.boolean(),
      /** Units that are packed or at the shopper, and that nobody has announced as coming back. */
      away: v.number(),
    }),
  ),
  totals: v.object({
    items: Minor,
    shipping: Minor,
    fee: Minor,
    reduction: Minor,
    giftcard: Minor,
    balance: Minor,
    total: Minor,
  }),
  payments: v.array(
    v.object({
      key: v.string(),
      state: v.picklist(PAYMENT_STATES),
      provider: v.nullable(v.string()),
      amount: Minor,
      captured: Minor,
      refunded: Minor,
      released: Minor,
      /** What a bank has taken back and not returned. */
      chargedBack: Minor,
    }),
  ),
  owed: v.array(v.object({ key: v.string(), amount: Minor })),
  /** What can be given back at most. */
  refundable: Minor,
  /** What a transfer has still to bring. */
  open: Minor,
  parcels: v.array(
    v.object({
      sentAt: v.string(),
      positions: v.array(v.number()),
      carrier: v.nullable(v.string()),
      trackingNumber: v.nullable(v.string()),
    }),
  ),
  /** Oldest first. */
  returns: v.array(ShownReturn),
  papers: v.array(v.object({ kind: v.string(), number: v.string(), at: v.string() })),
  mails: v.array(
    v.object({
      kind: v.string(),
      to: v.string(),
      subject: v.string(),
      /** Null where it holds a code that is money. */
      text: v.nullable(v.string()),
      place: v.picklist(['waiting', 'dead', 'sent']),
      at: v.string(),
    }),
  ),
  events: v.array(
    v.object({
      at: v.string(),
      from: v.nullable(State),
      to: State,
      by: v.string(),
      entry: KnownEntry,
      /** The entry in English; rows of earlier releases have nothing else. */
      note: v.nullable(v.string()),
    }),
  ),
  /** The order that it was made in exchange for, and those that were made for goods of it. */
  exchange: v.object({ of: v.nullable(v.string()), for: v.array(v.string()) }),
  others: v.array(v.object({ number: v.string(), placedAt: v.string(), state: State })),
  steps: v.array(v.picklist(ORDER_STEPS)),
  /** What it earns with the loyalty programme; null for nothing. */
  points: v.nullable(
    v.object({
      /** When it was placed, and now, less what came back. */
      placed: v.number(),
      earned: v.number(),
      /** What the programme has credited so far. */
      credited: v.number(),
      /** The end of the number; null where the shopper gave none, and once the person is erased. */
      number: v.nullable(v.string()),
      /** When the goods cannot come back any more; null before they have arrived. */
      postedFrom: v.nullable(v.string()),
      postings: v.array(
        v.object({
          kind: v.picklist(['credit', 'reversal']),
          points: v.number(),
          state: v.picklist(['due', 'done', 'refused', 'givenUp', 'dropped']),
          /** What took it; null until then. `embedded` only records. */
          programme: v.nullable(v.string()),
          reference: v.nullable(v.string()),
          attempts: v.number(),
          lastError: v.nullable(v.string()),
          at: v.string(),
        }),
      ),
      /** Whether one of them was refused or given up, and can be tried again. */
      isStuck: v.boolean(),
    }),
  ),
  /** Mails that can be sent once more. */
  resendable: v.array(v.picklist(RESENT_KINDS)),
})
export type ShownOrder = v.InferOutput<typeof ShownOrder>
export type OrderLine = ShownOrder['lines'][number]

export const showOrder = defineCommand({
  name: 'showOrder',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ number: OrderNumber }),
  answer: v.object({ order: v.nullable(ShownOrder) }),
})

/** A paper that was issued, as a file. */
export const orderPaper = defineCommand({
  name: 'orderPaper',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    number: OrderNumber,
    kind: v.picklist(['invoice', 'correction', 'delivery-note']),
    paper: v.pipe(v.string(), v.maxLength(60)),
  }),
  answer: v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() }),
})

const Done = v.object({ number: v.string() })

export const noteOrder = defineCommand({
  name: 'noteOrder',
  right: 'orders.note',
  changes: 'Keeps a remark with the order; shoppers do not see it.',
  input: v.strictObject({
    number: OrderNumber,
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write the note.'), v.maxLength(1000)),
  }),
  answer: Done,
})

export const payOrder = defineCommand({
  name: 'payOrder',
  right: 'orders.money',
  changes: 'Notes money that came by transfer or in cash.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    amount: v.optional(v.nullable(v.pipe(Minor, v.minValue(1))), null),
    note: Note,
  }),
  answer: v.object({ number: v.string(), counted: Minor, open: Minor, currency: v.string() }),
})

/** Money that no provider brings back is transferred at the bank; here it is noted that it was. */
export const noteTransfer = defineCommand({
  name: 'noteTransfer',
  right: 'orders.money',
  changes: 'Notes that money was transferred to the shopper by hand.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    /** Null for all that is owed. */
    amount: v.optional(v.nullable(v.pipe(Minor, v.minValue(1))), null),
    note: Note,
  }),
  answer: v.object({ number: v.string(), noted: Minor, owed: Minor, currency: v.string() }),
})

export const sendOrder = defineCommand({
  name: 'sendOrder',
  right: 'orders.ship',
  changes: 'Sends items: state, mail with the tracking link, and the money that is due.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    positions: Positions,
    tracking: v.optional(
      v.nullable(
        v.strictObject({
          carrier: v.nullable(v.picklist(CARRIER_KEYS)),
          number: v.pipe(
            v.string(),
            v.trim(),
            v.regex(
              /^[A-Za-z0-9. -]{4,40}$/,
              'A tracking number has 4 to 40 letters, digits, dots and hyphens.',
            ),
          ),
        }),
      ),
      null,
    ),
    note: Note,
  }),
  answer: v.object({ number: v.string(), positions: v.array(v.number()), isLast: v.boolean() }),
})

export const deliverOrder = defineCommand({
  name: 'deliverOrder',
  right: 'orders.ship',
  changes: 'Notes that a sent order has arrived.',
  isVersioned: true,
  input: v.strictObject({ number: OrderNumber, note: Note }),
  answer: Done,
})

/** Points that the loyalty programme refused, or that were given up, are posted once more. */
export const retryPoints = defineCommand({
  name: 'retryPoints',
  right: 'orders.change',
  changes: 'Posts the points of an order again that the loyalty programme did not take.',
  input: v.strictObject({ number: OrderNumber }),
  answer: v.object({ number: v.string(), points: v.number() }),
})

export const Share = v.object({
  key: v.string(),
  way: v.picklist(['release', 'refund', 'byHand', 'giftcard', 'balance']),
  amount: Minor,
})

export const stopOrder = defineCommand({
  name: 'stopOrder',
  right: 'orders.change',
  changes: 'Cancels items that have not left: stock, money, correction and mail.',
  isVersioned: true,
  input: v.strictObject({ number: OrderNumber, positions: Positions, note: Note }),
  answer: v.object({
    number: v.string(),
    positions: v.array(v.number()),
    gifts: v.array(v.number()),
    amount: Minor,
    document: v.nullable(v.string()),
    shares: v.array(Share),
  }),
})

export const giveMoneyBack = defineCommand({
  name: 'giveMoneyBack',
  right: 'orders.money',
  changes: 'Gives money back without goods, by the ways it came.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    amount: v.optional(v.nullable(v.pipe(Minor, v.minValue(1, 'The amount is more than nothing.'))), null),
    note: Note,
  }),
  answer: v.object({
    number: v.string(),
    amount: Minor,
    document: v.nullable(v.string()),
    shares: v.array(Share),
  }),
})

const Field = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
const Optional = (most: number) => v.optional(v.nullable(Field(most)))

export const readdressOrder = defineCommand({
  name: 'readdressOrder',
  right: 'orders.change',
  changes: 'Sends an order somewhere else before the warehouse has it; the invoice stays.',
  isVersioned: true,
  input: v.strictObject({
    number: OrderNumber,
    change: v.strictObject({
      company: Optional(100),
      firstName: v.optional(Field(100)),
      lastName: v.optional(Field(100)),
      street: v.optional(Field(100)),
      houseNumber: Optional(20),
      addition: Optional(100),
      zip: v.optional(Field(20)),
      city: v.optional(Field(100)),
      country: v.optional(Field(2)),
      phone: Optional(40),
      postNumber: Optional(20),
    }),
    note: Note,
  }),
  answer: v.object({ number: v.string(), to: v.string(), billing: v.string() }),
})

export const resendMail = defineCommand({
  name: 'resendMail',
  right: 'mails.send',
  changes: 'Sends a mail of the order once more.',
  input: v.strictObject({
    number: OrderNumber,
    kind: v.picklist(RESENT_KINDS),
  }),
  answer: v.object({ number: v.string(), to: v.string() }),
})
