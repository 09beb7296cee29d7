import { and, eq, lt, ne } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { sessions } from '../db/schema/shopper.ts'
import type { Session } from './session.ts'

export async function sessionById(sql: Sql, id: string): Promise<Session | null> {
  const [row] = await sql.select().from(sessions).where(eq(sessions.id, id))
  if (row === undefined) return null
  const { userId, customerId, loggedIn, expiresAt } = row
  return { id, userId, customerId, loggedIn, expiresAt }
}

export async function insertSession(sql: Sql, session: Session): Promise<void> {
  await sql.insert(sessions).values(session)
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.id, id))
}

/** Signs a user out everywhere but here. */
export async function deleteOtherSessions(sql: Sql, userId: string, here: string): Promise<void> {
  await sql.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, here)))
}

export async function moveExpiry(sql: Sql, id: string, expiresAt: Date): Promise<void> {
  await sql.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

/** Makes a session that of a customer, without signing in. */
export async function attachCustomer(sql: Sql, id: string, customerId: string): Promise<void> {
  await sql.update(sessions).set({ customerId }).where(eq(sessions.id, id))
}

/** Forgets sessions that have ended. */
export async function deleteExpiredSessions(sql: Sql, now: Date): Promise<void> {
  await sql.delete(sessions).where(lt(sessions.expiresAt, now))
}
