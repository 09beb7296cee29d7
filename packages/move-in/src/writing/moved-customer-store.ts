import type { Address } from '@shop/domain/address/address'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { addresses, users } from '@shop/engine/db/schema/shopper'
import { texts } from '@shop/engine/db/sent-lists'
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

/** Accounts that moved in, by their old ids; those that are deleted are left out. */
export async function movedCustomers(
  sql: Sql,
  source: string,
  oldIds: readonly string[],
): Promise<Map<string, MovedCustomer>> {
  if (oldIds.length === 0) return new Map()
  const rows = await sql
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
