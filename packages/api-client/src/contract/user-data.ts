import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const rows = v.array(v.record(v.string(), v.unknown()))

const KnownByEmailSchema = v.object({
  /** What was entered for orders without an account. */
  guests: rows,
  newsletters: rows,
  /** What proves that a newsletter was asked for, and when it ended. */
  newsletterProofs: rows,
  /** When the address could not order or sign in, and why. */
  blocks: rows,
  reminders: rows,
  reservations: rows,
  /** Declarations of withdrawal, also those that belong to no order. */
  withdrawals: rows,
  /** Reports of reviews, with what was decided. */
  reports: rows,
  /** What was written to customer service. */
  messages: rows,
  /** What was asked about products and not answered yet. */
  askedQuestions: rows,
  mails: rows,
  guestOrders: rows,
  /** Orders of the shop that this one has moved from, which no account shows. */
  formerOrders: rows,
})

/**
 * Everything that is stored about a customer, as a document to keep: times are ISO strings, amounts minor units. What
 * is stored under the e-mail address alone is included once the address was verified by a link in a mail.
 *
 * @see eu-duties C-29
 */
export const CustomerExportSchema = v.object({
  exportedAt: v.string(),
  profile: v.record(v.string(), v.unknown()),
  addresses: rows,
  /** Every booking of the account's balance. */
  balance: rows,
  orders: rows,
  /** Orders of the shop that this one has moved from, as they were. */
  formerOrders: rows,
  baskets: rows,
  wishlists: rows,
  /** Lists with an occasion, and what is wished for on them. */
  giftLists: rows,
  checkouts: rows,
  reviews: rows,
  /** What was asked about products while signed in. */
  questions: rows,
  sessions: rows,
  /** Passkeys by name, without their keys. */
  passkeys: rows,
  /** Saved cards by what they are recognised by: their numbers and tokens are no part of it. */
  savedCards: rows,
  /** Changes of the e-mail address that wait, or can be undone. */
  emailChanges: rows,
  /** null until the address was verified. */
  knownByEmail: v.nullable(KnownByEmailSchema),
})
export type CustomerExport = v.InferOutput<typeof CustomerExportSchema>

export const exportUserData = defineCall({
  name: 'exportUserData',
  method: 'GET',
  path: '/api/user/export/',
  rights: 'customer',
  input: v.object({}),
  answer: CustomerExportSchema,
})

/** Everything that is stored under an e-mail address, for its owner. */
export const PersonExportSchema = v.object({
  exportedAt: v.string(),
  email: v.string(),
  /** null without an account under the address. */
  account: v.nullable(CustomerExportSchema),
  knownByEmail: KnownByEmailSchema,
})
export type PersonExport = v.InferOutput<typeof PersonExportSchema>

/** Mails a link to `loadRequestedExport`, if there is anything to export; the answer is the same if not. */
export const requestDataExport = defineCall({
  name: 'requestDataExport',
  method: 'POST',
  path: '/api/user/export/request/',
  status: 202,
  input: v.object({ email: v.string() }),
  answer: v.object({}),
})

/** What the link of a mail opens, once, within a day. 410 `export_link_expired` when it is unknown, used or too old. */
export const loadRequestedExport = defineCall({
  name: 'loadRequestedExport',
  method: 'POST',
  path: '/api/user/export/requested/',
  input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  answer: PersonExportSchema,
})

/**
 * Deletes the account: 422 `credentials_wrong` for a wrong password, 409 `balance_left` while it holds money. Orders
 * are kept without personal data as tax law requires, those under way with it until they have arrived. @see product §3
 */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/user/delete/',
  rights: 'customer',
  status: 204,
  input: v.object({ password: v.string() }),
  answer: v.object({}),
})
