import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Sql } from '@shop/engine/db/database'
import { addresses, users } from '@shop/engine/db/schema/shopper'
import { and, desc, eq, ne } from 'drizzle-orm'

/** Holds a customer's address book until the transaction ends; false when the account is gone. */
export async function lockAddressBook(sql: Sql, customerId: string): Promise<boolean> {
  const [row] = await sql.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update')
  return row !== undefined
}

/** A customer's addresses: the defaults first, then the newest. */
export async function addressBook(sql: Sql, customerId: string): Promise<AddressEntry[]> {
  const { id, address, isDefaultShipping, isDefaultBilling, createdAt } = addresses
  return sql
    .select({ id, address, isDefaultShipping, isDefaultBilling })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(isDefaultShipping), desc(isDefaultBilling), desc(createdAt), desc(id))
}

/** Adds an address; a default takes the place of the one before. */
export async function insertAddress(
  sql: Sql,
  { customerId, now, ...entry }: AddressEntry & { customerId: string; now: Date },
): Promise<void> {
  await giveUpDefaults(sql, customerId, entry)
  await sql.insert(addresses).values({ ...entry, customerId, createdAt: now })
}

/** Changes an address of this customer; false when there is none. */
export async function updateAddress(
  sql: Sql,
  { customerId, ...entry }: AddressEntry & { customerId: string },
): Promise<boolean> {
  await giveUpDefaults(sql, customerId, entry)
  const { id, ...change } = entry
  const updated = await sql
    .update(addresses)
    .set(change)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id })
  return updated.length > 0
}

/** Deletes an address of this customer; false when there is none. */
export async function removeAddress(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const removed = await sql
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id })
  return removed.length > 0
}

type Defaults = Pick<AddressEntry, 'id' | 'isDefaultShipping' | 'isDefaultBilling'>

async function giveUpDefaults(sql: Sql, customerId: string, entry: Defaults): Promise<void> {
  const others = and(eq(addresses.customerId, customerId), ne(addresses.id, entry.id))
  if (entry.isDefaultShipping)
    await sql
      .update(addresses)
      .set({ isDefaultShipping: false })
      .where(and(others, eq(addresses.isDefaultShipping, true)))
  if (entry.isDefaultBilling)
    await sql
      .update(addresses)
      .set({ isDefaultBilling: false })
      .where(and(others, eq(addresses.isDefaultBilling, true)))
}
