import {
  blockCustomer,
  changeCustomerEmail,
  eraseCustomer,
  exportCustomer,
  findCustomers,
  showCustomer,
  stopCustomerEmailChange,
  unblockCustomer,
} from '@shop/api-client/office/customer-commands'
import { putEmailChangeNews } from '@shop/customers/account/email-change-news'
import { deskChangeOf, endDeskChange } from '@shop/customers/account/email-change-store'
import { blockOf, endBlock, insertBlock } from '@shop/customers/user/blocked-people-store'
import { registeredByEmail } from '@shop/customers/user/customer-store'
import { isEmail } from '@shop/domain/form/rules'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { holdsMoney } from '@shop/sales/balance/balance-store'
import { forgetFormerOrders } from '@shop/sales/former-orders/former-order-store'
import { onOrder } from '@shop/sales/office/office-context'
import { lastLocaleOf } from '../data-rights/age-people-store.ts'
import { erasePerson, forgetEmail } from '../data-rights/erase-store.ts'
import { findPeople, personNamed } from '../data-rights/find-person-store.ts'
import { personDocument, type Stored, storedOf } from '../data-rights/person-document.ts'
import { customerObject, personOf } from '../data-rights/person-store.ts'
import { countInvoicesOf, sameAddress } from './customer-page-store.ts'
import { erasureEffects } from './erasure-effects.ts'
import { shownCustomer } from './shown-customer.ts'

/** Who buys here: looked at, blocked, handed their data, forgotten. @see docs/office.md; eu-duties C-29, C-30 */
export const CUSTOMER_COMMANDS = [
  onOrder(findCustomers)(async ({ text }, { sql }) => {
    const customers = (await findPeople(sql, text)).map(
      ({ customerNo, firstName, lastName, email, isGuest, orders, createdAt }) => ({
        number: customerNo,
        name: `${firstName} ${lastName}`.trim(),
        email,
        isGuest,
        orders,
        createdAt: createdAt.toISOString(),
      }),
    )
    return { answer: { customers }, object: null, after: customers.map(({ number }) => number) }
  }),

  onOrder(showCustomer)(async ({ key }, context) => {
    const customer = await shownCustomer(context, key)
    return { answer: { customer }, object: customer && customerObject(customer.number) }
  }),

  onOrder(blockCustomer)(async ({ key, note }, { sql, now, actor }) => {
    const { email, customerId, object } = await namedPerson(sql, key)
    if (!(await insertBlock(sql, { email, customerId, note, by: actor.name, now })))
      throw new CommandRefusal(`${email}: is blocked already`, 'customerBlocked', { email })
    return {
      answer: { email },
      object,
      after: { blocked: true, note },
      undo: undoBy(unblockCustomer, { key }),
    }
  }),

  onOrder(unblockCustomer)(async ({ key, note }, { sql, now, actor }) => {
    const { email, object } = await namedPerson(sql, key)
    const why = note === '' ? null : note
    if (!(await endBlock(sql, { email, note: why, by: actor.name, now })))
      throw new CommandRefusal(`${email}: is not blocked`, 'customerNotBlocked', { email })
    return { answer: { email }, object, before: { blocked: true }, after: { blocked: false, note: why } }
  }),

  onOrder(changeCustomerEmail)(async ({ key, email: typed, note }, { sql, now }) => {
    const person = await accountNamed(sql, key)
    const email = normalisedEmail(typed)
    if (!isEmail(email))
      throw new CommandRefusal(`"${email}" is no e-mail address.`, 'customerEmailWrong', { email })
    if (email === person.email)
      throw new CommandRefusal(`The account has ${email} already.`, 'customerEmailSame', { email })
    if ((await registeredByEmail(sql, email)) !== null)
      throw new CommandRefusal(`Another account has ${email}.`, 'customerEmailTaken', { email })
    for (const address of [person.email, email])
      if ((await blockOf(sql, address)) !== null)
        throw new CommandRefusal(
          `${address} is blocked: its account does not move.`,
          'customerEmailBlocked',
          {
            email: address,
          },
        )
    const locale = (await lastLocaleOf(sql, person.id)) ?? person.mailLocale
    await putEmailChangeNews(
      sql,
      { customerId: person.id, oldEmail: person.email, newEmail: email, locale },
      now,
    )
    return {
      answer: { email },
      object: customerObject(person.customerNo),
      before: { email: person.email },
      after: { email, note },
      effects: [
        { kind: 'mail', mail: 'emailChange', to: email },
        { kind: 'mail', mail: 'emailChangeAsked', to: person.email },
      ],
    }
  }),

  onOrder(stopCustomerEmailChange)(async ({ key, note }, { sql, now }) => {
    const person = await accountNamed(sql, key)
    const { customerNo: number, email } = person
    const moves = await deskChangeOf(sql, person.id, now)
    if (moves === null)
      throw new CommandRefusal(`${number} is not being moved.`, 'customerEmailNoMove', { number })
    await endDeskChange(sql, person.id)
    return {
      answer: { email },
      object: customerObject(number),
      before: { email: moves.newEmail },
      after: { email, note },
    }
  }),

  onOrder(exportCustomer)(async ({ key }, { sql, now }) => {
    const document = await personDocument(sql, key, now)
    if (document === null) throw nothingStored(key)
    const person = await personNamed(sql, key)
    const bytes = Buffer.from(JSON.stringify(document, null, 2))
    return {
      answer: {
        fileName: `${person?.customerNo ?? 'address'}-data.json`,
        mediaType: 'application/json',
        base64: bytes.toString('base64'),
      },
      object: person && customerObject(person.customerNo),
      after: { exported: storedOf(document).map(({ what, count }) => `${what} ${count}`) },
    }
  }),

  onOrder(eraseCustomer)(async ({ key }, { sql, now }) => {
    const document = await personDocument(sql, key, now)
    if (document === null) throw nothingStored(key)
    const stored = storedOf(document)
    const person = await personNamed(sql, key)
    if (person === null) {
      await forgetEmail(sql, normalisedEmail(key))
      await forgetFormerOrders(sql, normalisedEmail(key))
      const effects = erasureEffects(stored, { runningOrders: 0, invoices: 0 })
      return { answer: { runningOrders: 0 }, object: null, effects }
    }
    if (await holdsMoney(sql, person.id))
      throw new CommandRefusal(
        `There is money on the account ${person.customerNo}: pay it out first, or it would be gone.`,
        'customerMoney',
        { number: person.customerNo },
      )
    const invoices = await countInvoicesOf(sql, await sameAddress(sql, person))
    const { runningOrders } = await erasePerson(sql, { ...personOf(person), ownsEmail: true }, now)
    return {
      answer: { runningOrders },
      object: customerObject(person.customerNo),
      after: { runningOrders, invoices },
      effects: erasureEffects(person.isGuest ? withoutTwice(stored) : stored, { runningOrders, invoices }),
    }
  }),
]

/** A guest's own record and orders stand in the export twice: as theirs, and as those of the address. */
function withoutTwice(stored: readonly Stored[]): Stored[] {
  return stored.filter(({ what }) => what !== 'orders' && what !== 'guests')
}

function nothingStored(key: string): CommandRefusal {
  return new CommandRefusal(`Nothing is stored about "${key}".`, 'customerUnknown', { name: key })
}

/** Guests have nothing that an address would open. */
async function accountNamed(sql: Sql, key: string) {
  const person = await personNamed(sql, key)
  if (person === null) throw nothingStored(key)
  const { customerNo: number } = person
  if (person.isGuest)
    throw new CommandRefusal(`${number} is a guest and has no account.`, 'customerNoAccount', { number })
  return person
}

/** An account or a guest, or a new address: somebody may be blocked before they come. */
async function namedPerson(
  sql: Sql,
  key: string,
): Promise<{ email: string; customerId: string | null; object: string | null }> {
  const person = await personNamed(sql, key)
  if (person !== null)
    return { email: person.email, customerId: person.id, object: customerObject(person.customerNo) }
  const email = normalisedEmail(key)
  if (isEmail(email)) return { email, customerId: null, object: null }
  throw new CommandRefusal(
    `"${key}" is neither a customer number nor an e-mail address.`,
    'customerUnknown',
    { name: key },
  )
}
