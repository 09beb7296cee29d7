import { ORDER_STATES } from '@shop/domain/order/order'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { InboxRow } from './inbox-commands.ts'
import { FoundFormerOrder, Note } from './order-commands.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
/** A customer number or an e-mail address. */
const CustomerKey = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const FoundCustomer = v.object({
  number: v.string(),
  name: v.string(),
  email: v.string(),
  isGuest: v.boolean(),
  orders: Minor,
  createdAt: v.string(),
})
export type FoundCustomer = v.InferOutput<typeof FoundCustomer>

export const findCustomers = defineCommand({
  name: 'findCustomers',
  right: 'customers.show',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    /** A customer number, or a part of an e-mail address or last name. */
    text: v.pipe(v.string(), v.trim(), v.minLength(2, 'Write at least two letters.'), v.maxLength(200)),
  }),
  answer: v.object({ customers: v.array(FoundCustomer) }),
})

const CustomerAddress = v.object({
  lines: v.array(v.string()),
  country: v.string(),
  isDefaultShipping: v.boolean(),
  isDefaultBilling: v.boolean(),
})

export const ShownCustomer = v.object({
  ...FoundCustomer.entries,
  phone: v.nullable(v.string()),
  lastSignIn: v.nullable(v.string()),
  isEmailProven: v.boolean(),
  blocked: v.nullable(v.object({ at: v.string(), by: v.string(), note: v.string() })),
  /** Where customer service moves the account, until when that can be confirmed; null for who stays. */
  movesTo: v.nullable(v.object({ email: v.string(), until: v.nullable(v.string()) })),
  /** The latest, with how many there are in `orders`. */
  latestOrders: v.array(
    v.object({
      number: v.string(),
      placedAt: v.string(),
      state: v.picklist(ORDER_STATES),
      total: Minor,
      currency: v.string(),
    }),
  ),
  /** The latest of the shop that this one has moved from. */
  formerOrders: v.array(FoundFormerOrder),
  balances: v.array(v.object({ currency: v.string(), amount: Minor })),
  /** Only how many: what is in them is nobody's business here. */
  shelves: v.object({
    baskets: Minor,
    basketUnits: Minor,
    wishes: Minor,
    giftLists: Minor,
    reminders: Minor,
  }),
  newsletters: v.array(
    v.object({
      state: v.picklist(['pending', 'confirmed', 'unsubscribed']),
      locale: v.nullable(v.string()),
      at: v.string(),
      source: v.string(),
    }),
  ),
  /** Since when invitations to review what has arrived are wanted; null for who has not chosen them. */
  reviewInvitationsSince: v.nullable(v.string()),
  addresses: v.array(CustomerAddress),
  inbox: v.array(InboxRow),
})
export type ShownCustomer = v.InferOutput<typeof ShownCustomer>

export const showCustomer = defineCommand({
  name: 'showCustomer',
  right: 'customers.show',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ key: CustomerKey }),
  answer: v.object({ customer: v.nullable(ShownCustomer) }),
})

const Done = v.object({ email: v.string() })

export const blockCustomer = defineCommand({
  name: 'blockCustomer',
  right: 'customers.block',
  changes:
    'Ends what somebody may do: neither order nor sign in, also as a guest; signs them out everywhere.',
  input: v.strictObject({
    key: CustomerKey,
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why.'), v.maxLength(1000)),
  }),
  answer: Done,
  undoneBy: 'unblockCustomer',
})

export const unblockCustomer = defineCommand({
  name: 'unblockCustomer',
  right: 'customers.block',
  changes: 'Lets somebody order and sign in again.',
  input: v.strictObject({ key: CustomerKey, note: Note }),
  answer: Done,
  undoneBy: 'blockCustomer',
})

/**
 * For somebody who cannot confirm at the old address because that mailbox is lost: whoever runs it has made sure who asks.
 * The new mailbox still confirms; the old one is told, and takes the account back for seven days after that.
 *
 * @see product §13 "confirmed at both addresses"; docs/decisions/0001 for the exception; docs/office.md "Customers"
 */
export const changeCustomerEmail = defineCommand({
  name: 'changeCustomerEmail',
  right: 'customers.email',
  changes:
    'Lets an account leave a lost mailbox: a link goes to the new address, and once it is followed the account has that one, password and passkeys no longer hold, and other devices are signed out. The old address is told.',
  input: v.strictObject({
    key: CustomerKey,
    email: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write the new address.'), v.maxLength(200)),
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why.'), v.maxLength(1000)),
  }),
  answer: v.object({ email: v.string() }),
  undoneBy: 'stopCustomerEmailChange',
})

/** Until the new mailbox has confirmed. After that only the old one takes the account back. */
export const stopCustomerEmailChange = defineCommand({
  name: 'stopCustomerEmailChange',
  right: 'customers.email',
  changes: 'Stops the move of an account to another mailbox: the link that was sent opens nothing any more.',
  input: v.strictObject({
    key: CustomerKey,
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why.'), v.maxLength(1000)),
  }),
  answer: v.object({ email: v.string() }),
})

/** Everything that is stored about somebody, to be handed to them: whoever runs it has made sure who asks. */
export const exportCustomer = defineCommand({
  name: 'exportCustomer',
  right: 'customers.erase',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ key: CustomerKey }),
  answer: v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() }),
})

/** The preview names what goes, what stays, and which law says so. */
export const eraseCustomer = defineCommand({
  name: 'eraseCustomer',
  right: 'customers.erase',
  changes: 'Forgets a person for good: orders stay without them, invoices as tax law asks. No mail is sent.',
  input: v.strictObject({ key: CustomerKey }),
  answer: v.object({ runningOrders: Minor }),
})
