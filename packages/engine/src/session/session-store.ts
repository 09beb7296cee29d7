import { and, desc, eq, gt, like, lt, ne } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { sessions } from '../db/schema/shopper.ts'
import type { Session } from './session.ts'

export async function sessionById(sql: Sql, id: string): Promise<Session | null> {
  const [row] = await sql.select().from(sessions).where(eq(sessions.id, id))
  return row === undefined ? null : sessionOf(row)
}

/** What the rest of the shop knows of a session. */
export function sessionOf({
  id,
  userId,
  customerId,
  loggedIn,
  expiresAt,
  device,
}: typeof sessions.$inferSelect): Session {
  return { id, userId, customerId, loggedIn, expiresAt, device }
}

export async function insertSession(sql: Sql, session: Session, now: Date): Promise<void> {
  await sql.insert(sessions).values({ ...session, createdAt: now })
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.id, id))
}

/** Signs a user out everywhere but here. */
export async function deleteOtherSessions(sql: Sql, userId: string, here: string): Promise<void> {
  await sql.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, here)))
}

/** Anonymises a session; its token becomes worthless. */
export async function emptySession(sql: Sql, id: string, nobody: string): Promise<void> {
  await sql
    .update(sessions)
    .set({ userId: nobody, customerId: null, loggedIn: false })
    .where(eq(sessions.id, id))
}

export type ListedSession = { id: string; device: string | null; createdAt: Date; expiresAt: Date }

/** Where a customer is signed in, the latest sign-in first; sessions that end before a moment are left out. */
export async function sessionsOfCustomer(
  sql: Sql,
  { customerId, endingAfter }: { customerId: string; endingAfter: Date },
): Promise<ListedSession[]> {
  const { id, device, createdAt, expiresAt, loggedIn } = sessions
  return sql
    .select({ id, device, createdAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(loggedIn, true), gt(expiresAt, endingAfter)))
    .orderBy(desc(createdAt), desc(id))
}

/** Ends one session of a customer, named by the beginning of its id; the ids that ended. */
export async function deleteSessionOf(
  sql: Sql,
  { customerId, idStart }: { customerId: string; idStart: string },
): Promise<string[]> {
  const ended = await sql
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), like(sessions.id, `${idStart}%`)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
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
