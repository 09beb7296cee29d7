import { endMoved } from '@shop/customers/newsletter/end-moved'
import { keepConfirmed } from '@shop/customers/newsletter/keep-confirmed'
import { newCustomerNo } from '@shop/customers/user/customer'
import type { Address } from '@shop/domain/address/address'
import { addressDefaults } from '@shop/domain/address/address-defaults'
import { COUNTRIES, markets } from '@shop/domain/market/markets'
import { normalisedPhone } from '@shop/domain/person/phone'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { newKey } from '@shop/engine/db/new-key'
import type { Sql } from '@shop/engine/db/sql'
import { foreignForm } from '@shop/engine/session/foreign-password'
import { newUserId } from '@shop/engine/session/token'
import type { Finding, Place } from '../records/finding.ts'
import type { OldCustomer } from '../records/old-record.ts'
import { giveFormerOrders } from './former-order-store.ts'
import { movedAddress } from './moved-address.ts'
import {
  emptyAddressBook,
  insertAddresses,
  insertCustomers,
  type MovedCustomer,
  movedCustomers,
  type NewAddress,
  type NewCustomer,
  registeredEmails,
  rewriteCustomer,
} from './moved-customer-store.ts'
import { digestOf } from './products/memory/field-memory.ts'
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
 * Moves customers in, with accounts of their own. One who came before follows the old shop until somebody has signed in to the
 * account or changed it here; from then on it stays as it is, as does one that was here already. Who was forgotten stays so.
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
      const there = await movedCustomers(sql, {
        source,
        oldIds: [...known.keys()],
        // What somebody changes at this moment is theirs as well. A rehearsal lasts, overwrites nothing and lets them sign in.
        isLocking: !run.isRehearsal,
      })
      for (const taken of batch) {
        const account = there.get(taken.record.oldId)
        if (account !== undefined) await writeLater(run, sql, taken, { account, passwords })
        else if (known.has(taken.record.oldId)) run.report.count('customers', 'unchanged')
      }
      await writeNew(
        run,
        sql,
        batch.filter(({ record }) => !known.has(record.oldId)),
        passwords,
      )
      await endNewsletters(run, sql, batch)
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

/** Those who were never here, all at once; who has an account here by the same e-mail keeps it. */
async function writeNew(run: Run, sql: Sql, fresh: readonly Taken[], passwords: Passwords): Promise<void> {
  const { options, report } = run
  const registered = await registeredEmails(
    sql,
    fresh.map(({ record }) => record.email),
  )
  const made = fresh
    .filter(({ record }) => !registered.has(record.email))
    .map((taken) => ({ ...taken, customer: newCustomer(run, taken, passwords) }))
  const added = await insertCustomers(
    sql,
    made.map(({ customer }) => customer),
  )
  const owned = made.filter(({ customer }) => added.has(customer.id))
  for (const { place, record } of fresh) {
    if (owned.some((one) => one.record === record)) continue
    report.count('customers', 'unchanged')
    report.note('customers whose e-mail has an account here keep that one as it is', place)
  }
  await rememberMoved(
    sql,
    { source: options.source, kind: 'customer' },
    owned.map(({ record, customer }) => ({ oldId: record.oldId, newId: customer.id })),
    options.now,
  )
  await giveFormerOrders(
    sql,
    owned.map(({ record, customer }) => ({ email: record.email, id: customer.id })),
  )
  report.count('customers', 'created', owned.length)
  await writeAddresses(
    run,
    sql,
    owned.map(({ customer, place, record }) => ({ customerId: customer.id, place, record })),
  )
  for (const { record } of owned)
    if (record.newsletterConfirmedAt !== null) await writeNewsletter(run, sql, record)
}

function newCustomer(run: Run, taken: Taken, passwords: Passwords): NewCustomer {
  const { record } = taken
  const { now } = run.options
  return {
    id: newKey(),
    userId: newUserId(),
    email: record.email,
    firstName: record.firstName.trim(),
    lastName: record.lastName.trim(),
    gender: 'x',
    phone: phoneOf(run, taken),
    birthDate: null,
    customerNo: newCustomerNo(),
    passwordHash: passwordOf(run, taken, passwords),
    isGuest: false,
    createdAt: createdAtOf(record, now),
    // Equal to the moment of the move, until somebody changes the account or signs in to it.
    updatedAt: now,
    lastSignInAt: now,
  }
}

type Later = { account: MovedCustomer; passwords: Passwords }

/** An account that somebody has used or changed here is theirs: what the old shop says of it otherwise is named. */
async function writeLater(run: Run, sql: Sql, taken: Taken, { account, passwords }: Later): Promise<void> {
  const { options, report } = run
  const { place, record } = taken
  const person = {
    id: account.id,
    firstName: record.firstName.trim(),
    lastName: record.lastName.trim(),
    phone: phoneOf(run, taken) ?? account.phone,
    passwordHash: comparableHash(record, passwords) ?? account.passwordHash,
  }
  if (record.newsletterConfirmedAt !== null && account.isUntouched) await writeNewsletter(run, sql, record)
  const book = deliverable(record, options.now)
  const changed = [
    ...(record.email === account.email ? [] : ['e-mail']),
    ...(person.firstName === account.firstName && person.lastName === account.lastName ? [] : ['name']),
    ...(person.phone === account.phone ? [] : ['phone']),
    ...(isSameBook(book, account.addresses) ? [] : ['addresses']),
  ]
  const isNewPassword = account.isUntouched && person.passwordHash !== account.passwordHash
  if (changed.length === 0 && !isNewPassword) {
    report.count('customers', 'unchanged')
    return
  }
  const stays = account.isUntouched ? changed.filter((field) => field === 'e-mail') : changed
  for (const field of stays) report.keep({ ...place, what: account.email, field, said: '' })
  const isWritten = changed.length > stays.length || isNewPassword
  report.count('customers', isWritten ? 'changed' : 'unchanged')
  if (!isWritten) return
  await rewriteCustomer(sql, options.source, person, options.now)
  if (!changed.includes('addresses')) return
  await emptyAddressBook(sql, account.id)
  await writeAddresses(run, sql, [{ customerId: account.id, place, record }])
}

function deliverable(record: OldCustomer, now: Date): Address[] {
  return record.addresses
    .slice(0, MAX_ADDRESSES)
    .flatMap((old) => movedAddress(old, record, now).address ?? [])
}

function isSameBook(one: readonly Address[], other: readonly Address[]): boolean {
  const named = (book: readonly Address[]) => book.map((address) => digestOf(address)).toSorted()
  return named(one).join() === named(other).join()
}

/** As a shop of that country writes it; the country of the first address decides where the number names none. */
function phoneOf({ options, report }: Run, { place, record }: Taken): string | null {
  if (record.phone.trim() === '') return null
  const country = COUNTRIES.find((one) => one === record.addresses[0]?.country)
  const phone = normalisedPhone(record.phone, country ?? markets[options.locale].country)
  if (phone === null) report.note('phone numbers that cannot be called are left out', place)
  return phone
}

/** Since when somebody has been a customer, not later than now. */
function createdAtOf({ createdAt }: OldCustomer, now: Date): Date {
  const since = createdAt === null ? now : new Date(createdAt)
  return since < now ? since : now
}

/** A hash that cannot be compared is left out: its owner asks for a new password by mail. */
function passwordOf({ report }: Run, { place, record }: Taken, passwords: Passwords): string | null {
  const hash = comparableHash(record, passwords)
  if (hash !== null) return hash
  const isWithout = record.passwordHash === null && !passwords.has(record.oldId)
  report.note(isWithout ? NO_PASSWORD : ODD_PASSWORD, place)
  return null
}

const NO_PASSWORD = 'customers without a password sign in by a code or a link in a mail, and set one'
const ODD_PASSWORD = 'passwords in a form that cannot be compared are left out: their owners set a new one'

function comparableHash({ passwordHash, oldId }: OldCustomer, passwords: Passwords): string | null {
  const hash = passwordHash ?? passwords.get(oldId)?.hash ?? null
  return hash !== null && foreignForm(hash) !== null ? hash : null
}

type Owned = { customerId: string; place: Place; record: OldCustomer }

/** Fills the empty address books of customers; the first address of each is used for everything that it can be. */
async function writeAddresses(
  { options, report }: Run,
  sql: Sql,
  customers: readonly Owned[],
): Promise<void> {
  const market = markets[options.locale]
  const rows: NewAddress[] = []
  for (const { customerId, place, record } of customers) {
    let isFirst = true
    for (const old of record.addresses.slice(0, MAX_ADDRESSES)) {
      const { address, problem } = movedAddress(old, record, options.now)
      if (address === null) {
        report.refuse('addresses', { ...place, ...problem })
        continue
      }
      const use = { address, isDefaultShipping: false, isDefaultBilling: false }
      rows.push({ id: newKey(), customerId, address, ...addressDefaults(use, { isFirst, market }) })
      isFirst = false
    }
  }
  await insertAddresses(sql, rows, options.now)
  report.count('addresses', 'created', rows.length)
}

/** Whoever said no to the old shop gets nothing from this one, whatever became of the account. */
async function endNewsletters({ options, report }: Run, sql: Sql, batch: readonly Taken[]): Promise<void> {
  const emails = batch.flatMap(({ record }) => (record.isNewsletterEnded ? [record.email] : []))
  const { shopId, source, now } = options
  report.count(
    'newsletter',
    'changed',
    await endMoved(sql, { emails, shopId, source: namedSource(source), at: now }),
  )
}

/** What a subscription says of where it comes from. */
function namedSource(source: string): string {
  return `moved in from ${source}`
}

async function writeNewsletter({ options, report }: Run, sql: Sql, record: OldCustomer): Promise<void> {
  const { shopId, locale, source } = options
  const kept = await keepConfirmed(sql, {
    email: record.email,
    firstName: record.firstName,
    lastName: record.lastName,
    shopId,
    locale,
    source: namedSource(source),
    confirmedAt: new Date(record.newsletterConfirmedAt ?? options.now),
  })
  report.count('newsletter', kept ? 'created' : 'unchanged')
}
