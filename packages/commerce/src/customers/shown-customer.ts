import type { ShownCustomer } from '@shop/api-client/office/customer-commands'
import { deskChangeOf } from '@shop/customers/account/email-change-store'
import { blockOf } from '@shop/customers/user/blocked-people-store'
import { formerOrdersUnder } from '@shop/sales/former-orders/former-order-store'
import { foundFormerOrder } from '@shop/sales/former-orders/shown-former-order'
import type { OfficeContext } from '@shop/sales/office/office-context'
import { personNamed } from '../data-rights/find-person-store.ts'
import { inboxRow } from '../inbox/inbox-row.ts'
import { sourcesUnder } from '../inbox/inbox-source-store.ts'
import {
  addressesOf,
  balancesOf,
  countOrdersOf,
  latestOrdersOf,
  movedInAt,
  newslettersOf,
  sameAddress,
  shelvesOf,
} from './customer-page-store.ts'

const SHOWN_ORDERS = 20
const SHOWN_LETTERS = 20

/** Whom an e-mail address or a customer number names, as the desk may see them; null for nobody. */
export async function shownCustomer(
  context: Pick<OfficeContext, 'sql' | 'actor' | 'now'>,
  key: string,
): Promise<ShownCustomer | null> {
  const { sql } = context
  const person = await personNamed(sql, key)
  if (person === null) return null
  const { id, email, customerNo, firstName, lastName, isGuest, phone, lastSignInAt } = person
  const ids = await sameAddress(sql, person)
  const block = await blockOf(sql, email)
  // An account that moved in is kept from that day on, as if somebody had signed in: nobody has.
  const movedAt = await movedInAt(sql, id)
  const moves = await deskChangeOf(sql, id, context.now)
  const orders = await latestOrdersOf(sql, ids, SHOWN_ORDERS)
  const letters = await sourcesUnder(sql, email, SHOWN_LETTERS)
  return {
    number: customerNo,
    name: `${firstName} ${lastName}`.trim(),
    email,
    isGuest,
    orders: await countOrdersOf(sql, ids),
    createdAt: person.createdAt.toISOString(),
    phone,
    lastSignIn: isGuest || movedAt?.getTime() === lastSignInAt.getTime() ? null : lastSignInAt.toISOString(),
    isEmailProven: person.emailProvenAt !== null,
    blocked: block && { at: block.blockedAt.toISOString(), by: block.blockedBy, note: block.note },
    movesTo: moves && { email: moves.newEmail, until: moves.until?.toISOString() ?? null },
    latestOrders: orders.map(({ number, placedAt, state, total, currency }) => ({
      number,
      placedAt: placedAt.toISOString(),
      state,
      total,
      currency,
    })),
    formerOrders: (await formerOrdersUnder(sql, { email, customerIds: ids }, SHOWN_ORDERS)).map(
      foundFormerOrder,
    ),
    balances: await balancesOf(sql, id),
    shelves: await shelvesOf(sql, person),
    newsletters: await newslettersOf(sql, email),
    reviewInvitationsSince: person.reviewInvitationsAt?.toISOString() ?? null,
    addresses: (await addressesOf(sql, id)).map(({ address, isDefaultShipping, isDefaultBilling }) => ({
      lines: [
        address.company ?? '',
        `${address.firstName} ${address.lastName}`,
        address.addition ?? '',
        [address.street, address.houseNumber ?? ''].join(' ').trim(),
        `${address.zip} ${address.city}`,
      ].filter((line) => line !== ''),
      country: address.country,
      isDefaultShipping,
      isDefaultBilling,
    })),
    inbox: letters
      .map((source) => inboxRow(source, context))
      .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt)),
  }
}
