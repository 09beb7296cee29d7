import type { Address } from '@shop/domain/address/address'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { addresses, users } from '@shop/engine/db/schema/shopper'
import { sentRows, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, eq, inArray, sql as query } from 'drizzle-orm'

/** An account that moved in, as it stands here. */
export type MovedCustomer = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  passwordHash: string | null
  /** Nobody has signed in to it or changed it since it was written: it is as it moved in. */
  isUntouched: boolean
  addresses: Address[]
}

type MovedQuery = {
  source: string
  oldIds: readonly string[]
  /** Whether nobody may change the accounts until the transaction ends. */
  isLocking: boolean
}

/** Accounts that moved in, by their old ids; those that are deleted are left out. */
export async function movedCustomers(
  sql: Sql,
  { source, oldIds, isLocking }: MovedQuery,
): Promise<Map<string, MovedCustomer>> {
  if (oldIds.length === 0) return new Map()
  const found = sql
    .select({
      oldId: movedIn.oldId,
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      passwordHash: users.passwordHash,
      isUntouched: query<boolean>`${users.updatedAt} = ${movedIn.movedAt}
        and ${users.lastSignInAt} = ${movedIn.movedAt} and ${users.emailProvenAt} is null`,
    })
    .from(movedIn)
    .innerJoin(users, eq(users.id, movedIn.newId))
    .where(
      and(
        eq(movedIn.source, source),
        eq(movedIn.kind, 'customer'),
        query`${movedIn.oldId} = any(${texts(oldIds)})`,
      ),
    )
    .orderBy(users.id)
  const rows = await (isLocking ? found.for('update', { of: users }) : found)
  if (rows.length === 0) return new Map()
  const books = await sql
    .select({ customerId: addresses.customerId, address: addresses.address })
    .from(addresses)
    .where(
      inArray(
        addresses.customerId,
        rows.map(({ id }) => id),
      ),
    )
  const byOwner = Map.groupBy(books, ({ customerId }) => customerId)
  return new Map(
    rows.map(({ oldId, ...row }) => [
      oldId,
      { ...row, addresses: (byOwner.get(row.id) ?? []).map(({ address }) => address) },
    ]),
  )
}

/** Which of these e-mail addresses have an account. */
export async function registeredEmails(sql: Sql, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await sql
    .select({ email: users.email })
    .from(users)
    .where(and(query`${users.email} = any(${texts(emails)})`, eq(users.isGuest, false)))
  return new Set(rows.map(({ email }) => email))
}

type Moments = { createdAt: Date; updatedAt: Date; lastSignInAt: Date }
export type NewCustomer = Omit<typeof users.$inferInsert, keyof Moments> & Moments

/** Adds accounts with one statement; the ids of those that were added, as another process may have been quicker. */
export async function insertCustomers(sql: Sql, customers: readonly NewCustomer[]): Promise<Set<string>> {
  if (customers.length === 0) return new Set()
  const { names, source } = sentRows(
    users,
    customers.map(({ createdAt, updatedAt, lastSignInAt, ...customer }) => ({
      ...customer,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      lastSignInAt: lastSignInAt.toISOString(),
    })),
  )
  const { rows } = await sql.execute<{ id: string }>(query`
    insert into ${users} (${names}) select ${names} from ${source} on conflict do nothing returning id`)
  return new Set(rows.map(({ id }) => id))
}

export type NewAddress = Pick<
  typeof addresses.$inferInsert,
  'id' | 'customerId' | 'address' | 'isDefaultShipping' | 'isDefaultBilling'
>

/** Fills address books that are empty, with one statement; their defaults take nobody's place. */
export async function insertAddresses(sql: Sql, rows: readonly NewAddress[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const { names, source } = sentRows(
    addresses,
    rows.map((row) => ({ ...row, createdAt: now.toISOString() })),
  )
  await sql.execute(query`insert into ${addresses} (${names}) select ${names} from ${source}`)
}

type Person = Pick<MovedCustomer, 'id' | 'firstName' | 'lastName' | 'phone' | 'passwordHash'>

/** Writes an account anew that nobody has touched, and notes when: from now on that is how it moved in. */
export async function rewriteCustomer(
  sql: Sql,
  source: string,
  { id, ...person }: Person,
  now: Date,
): Promise<void> {
  await sql
    .update(users)
    .set({ ...person, updatedAt: now, lastSignInAt: now })
    .where(eq(users.id, id))
  await sql
    .update(movedIn)
    .set({ movedAt: now })
    .where(and(eq(movedIn.source, source), eq(movedIn.kind, 'customer'), eq(movedIn.newId, id)))
}

/** Empties an address book that is written anew. */
export async function emptyAddressBook(sql: Sql, customerId: string): Promise<void> {
  await sql.delete(addresses).where(eq(addresses.customerId, customerId))
}
