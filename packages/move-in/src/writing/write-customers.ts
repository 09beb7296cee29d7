import { insertAddress } from '@shop/customers/addresses/address-store'
import { keepConfirmed } from '@shop/customers/newsletter/keep-confirmed'
import { newCustomerNo } from '@shop/customers/user/customer'
import { insertCustomer, registeredByEmail } from '@shop/customers/user/customer-store'
import { addressDefaults } from '@shop/domain/address/address-defaults'
import { markets } from '@shop/domain/market/markets'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { newKey } from '@shop/engine/db/new-key'
import type { Sql } from '@shop/engine/db/sql'
import { foreignForm } from '@shop/engine/session/foreign-password'
import { newUserId } from '@shop/engine/session/token'
import type { Finding, Place } from '../records/finding.ts'
import type { OldCustomer } from '../records/old-record.ts'
import { giveFormerOrders } from './former-order-rows.ts'
import { movedAddress } from './moved-address.ts'
import { batched } from './run/batched.ts'
import { movedBefore, rememberMoved } from './run/moved-in-store.ts'
import type { Run } from './run/run.ts'
import { within } from './run/within.ts'

const BATCH = 200

type Taken = { place: Place; record: OldCustomer }
type Passwords = ReadonlyMap<string, { hash: string; place: Place }>

/** Passwords of a file of its own, by the customers' old ids. */
export async function readPasswords(
  { report }: Run,
  findings: AsyncIterable<Finding>,
): Promise<Map<string, { hash: string; place: Place }>> {
  const passwords = new Map<string, { hash: string; place: Place }>()
  for await (const finding of findings) {
    const found = report.taken('customers', finding)
    if (found?.record.kind !== 'password') continue
    passwords.set(found.record.oldId, { hash: found.record.hash, place: found.place })
  }
  return passwords
}

/**
 * Moves customers in, with accounts of their own. One who came before, or whose e-mail has an account here, stays as he
 * is: he may have changed what he said, or asked to be forgotten.
 */
export async function writeCustomers(
  run: Run,
  findings: AsyncIterable<Finding>,
  passwords: Passwords,
): Promise<void> {
  for await (const batch of batched(takenOf(run, findings), BATCH)) {
    const { source } = run.options
    await within(run, async (sql) => {
      const known = await movedBefore(
        sql,
        { source, kind: 'customer' },
        batch.map(({ record }) => record.oldId),
      )
      for (const taken of batch)
        if (known.has(taken.record.oldId)) run.report.count('customers', 'unchanged')
        else await writeOne(run, sql, taken, passwords)
    })
  }
}

async function* takenOf({ report }: Run, findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
  const seen = new Set<string>()
  for await (const finding of findings) {
    const found = report.taken('customers', finding)
    if (found?.record.kind !== 'customer') continue
    const { place, record } = found
    if (seen.has(record.email)) {
      report.refuse('customers', { ...place, ...TWICE, what: record.email })
      continue
    }
    seen.add(record.email)
    yield { place, record }
  }
}

const TWICE = {
  column: 'email',
  why: 'a customer with this e-mail stood further up already',
  remedy: 'keep one of the two rows: an address has one account',
}

async function writeOne(run: Run, sql: Sql, { place, record }: Taken, passwords: Passwords): Promise<void> {
  const { options, report } = run
  const remember = (newId: string) =>
    rememberMoved(
      sql,
      { source: options.source, kind: 'customer' },
      [{ oldId: record.oldId, newId }],
      options.now,
    )
  const there = await registeredByEmail(sql, record.email)
  if (there !== null) {
    report.count('customers', 'unchanged')
    report.note('customers whose e-mail has an account here keep that one as it is', place)
    return
  }
  const id = newKey()
  await insertCustomer(sql, {
    id,
    userId: newUserId(),
    email: record.email,
    firstName: record.firstName.trim(),
    lastName: record.lastName.trim(),
    gender: 'x',
    phone: null,
    birthDate: null,
    customerNo: newCustomerNo(),
    passwordHash: passwordOf(run, { place, record }, passwords),
    isGuest: false,
  })
  await remember(id)
  await giveFormerOrders(sql, record.email, id)
  report.count('customers', 'created')
  await writeAddresses(run, sql, { customerId: id, place, record })
  if (record.newsletterConfirmedAt !== null) await writeNewsletter(run, sql, record)
}

/** A hash that cannot be compared is left out: its owner asks for a new password by mail. */
function passwordOf({ report }: Run, { place, record }: Taken, passwords: Passwords): string | null {
  const hash = record.passwordHash ?? passwords.get(record.oldId)?.hash ?? null
  if (hash === null) {
    report.note('customers without a password sign in by a code or a link in a mail, and set one', place)
    return null
  }
  if (foreignForm(hash) !== null) return hash
  report.note('passwords in a form that cannot be compared are left out: their owners set a new one', place)
  return null
}

type Owned = { customerId: string; place: Place; record: OldCustomer }

async function writeAddresses({ options, report }: Run, sql: Sql, { customerId, place, record }: Owned) {
  const market = markets[options.locale]
  let written = 0
  for (const old of record.addresses.slice(0, MAX_ADDRESSES)) {
    const { address, problem } = movedAddress(old, record, options.now)
    if (address === null) {
      report.refuse('addresses', { ...place, ...problem })
      continue
    }
    await insertAddress(sql, {
      id: newKey(),
      customerId,
      address,
      ...addressDefaults(
        { address, isDefaultShipping: false, isDefaultBilling: false },
        { isFirst: written === 0, market },
      ),
      now: options.now,
    })
    written += 1
    report.count('addresses', 'created')
  }
}

async function writeNewsletter({ options, report }: Run, sql: Sql, record: OldCustomer): Promise<void> {
  const { shopId, locale, source } = options
  const kept = await keepConfirmed(sql, {
    email: record.email,
    firstName: record.firstName,
    lastName: record.lastName,
    shopId,
    locale,
    source: `moved in from ${source}`,
    confirmedAt: new Date(record.newsletterConfirmedAt ?? options.now),
  })
  report.count('newsletter', kept ? 'created' : 'unchanged')
}
