import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const rows = v.array(v.record(v.string(), v.unknown()))

/**
 * Everything that is stored about a customer, as a document to keep: times are ISO strings, amounts minor units. What is
 * known by the e-mail address alone is told to whoever has proved to own it, by following a link in a mail.
 *
 * @see eu-duties C-29
 */
export const CustomerExportSchema = v.object({
  exportedAt: v.string(),
  profile: v.record(v.string(), v.unknown()),
  addresses: rows,
  orders: rows,
  baskets: rows,
  wishlists: rows,
  checkouts: rows,
  reviews: rows,
  sessions: rows,
  /** null as long as nobody has shown that the address is the customer's own. */
  knownByEmail: v.nullable(
    v.object({ newsletters: rows, reminders: rows, reservations: rows, mails: rows, guestOrders: rows }),
  ),
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

/**
 * Deletes the account: 422 `credentials_wrong` for a wrong password. Orders stay without personal data as tax law asks,
 * those under way until they have arrived. @see product §3
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
