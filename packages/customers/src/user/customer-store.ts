import type { PersonalData } from '@shop/domain/user/personal-data-problems'
import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { and, eq, sql as raw } from 'drizzle-orm'
import type { Customer } from './customer.ts'
import { endResetLinks } from './reset-link-store.ts'

export async function customerById(sql: Sql, id: string): Promise<Customer | null> {
  const [row] = await sql.select().from(users).where(eq(users.id, id))
  return row ? customerOf(row) : null
}

/** Keeps a customer from being erased until the transaction ends; false when there is none any more. */
export async function holdCustomer(sql: Sql, id: string): Promise<boolean> {
  const held = await sql.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  return held.length > 0
}

/** The account of an e-mail address; guests have none. */
export async function registeredByEmail(sql: Sql, email: string): Promise<Customer | null> {
  const [row] = await sql
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isGuest, false)))
  return row ? customerOf(row) : null
}

/** When things happened to an account that comes from elsewhere; what is not said is now. */
type Moments = { createdAt?: Date; updatedAt?: Date; lastSignInAt?: Date }

/** Adds a customer; returns false when the e-mail has an account already. */
export async function insertCustomer(sql: Sql, customer: Customer & Moments): Promise<boolean> {
  const inserted = await sql.insert(users).values(customer).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}

/** Somebody signs in: the account is not dormant, whatever was announced. */
export async function noteSignIn(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.update(users).set({ lastSignInAt: now, endAnnouncedAt: null }).where(eq(users.id, id))
}

type Person = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'gender'>

export async function updatePerson(sql: Sql, id: string, person: Person): Promise<void> {
  await sql
    .update(users)
    .set({ ...person, updatedAt: raw`now()` })
    .where(eq(users.id, id))
}

export async function updatePersonalData(sql: Sql, id: string, data: PersonalData, now: Date): Promise<void> {
  await sql
    .update(users)
    .set({ ...data, updatedAt: now })
    .where(eq(users.id, id))
}

/** Keeps another hash of the same password, unless the password was changed meanwhile. */
export async function renewPasswordHash(
  sql: Sql,
  { id, known, renewed }: { id: string; known: string; renewed: string },
): Promise<void> {
  await sql
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, known)))
}

/**
 * Sets another password, if the known one is still the account's; pending reset links end. False when another request
 * was faster.
 */
export async function replacePasswordHash(
  sql: Sql,
  { id, known, renewed, now }: { id: string; known: string; renewed: string; now: Date },
): Promise<boolean> {
  const replaced = await sql
    .update(users)
    .set({ passwordHash: renewed, resetHash: null, resetExpiresAt: null, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.passwordHash, known)))
    .returning({ id: users.id })
  if (replaced.length === 0) return false
  await endResetLinks(sql, id)
  return true
}

/**
 * The owner of the mailbox has signed in with what only a mail said. With a new password pending reset links end; with
 * the first proof without one, a password that anybody may have chosen who registered with the address, unless the proof
 * is given by whoever is signed in to the account. Returns whether the account may have been somebody else's until now.
 */
export async function proveEmail(
  sql: Sql,
  id: string,
  { passwordHash, now, isTheirs }: { passwordHash: string | null; now: Date; isTheirs: boolean },
): Promise<boolean> {
  const [before] = await sql
    .select({ provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  const isTakenOver = before !== undefined && before.provenAt === null && !isTheirs
  const isRenewed = passwordHash !== null || isTakenOver
  const renewed = isRenewed ? { passwordHash, resetHash: null, resetExpiresAt: null } : {}
  if (isRenewed) await endResetLinks(sql, id)
  await sql
    .update(users)
    .set({ ...renewed, emailProvenAt: now, updatedAt: now })
    .where(eq(users.id, id))
  return isTakenOver
}

export function customerOf(row: typeof users.$inferSelect): Customer {
  const {
    id,
    userId,
    email,
    firstName,
    lastName,
    gender,
    phone,
    birthDate,
    customerNo,
    passwordHash,
    isGuest,
  } = row
  return {
    id,
    userId,
    email,
    firstName,
    lastName,
    gender,
    phone,
    birthDate,
    customerNo,
    passwordHash,
    isGuest,
  }
}
