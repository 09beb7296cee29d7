import type { Database, Sql } from '../db/database.ts'
import { newToken, tokenHash } from '../session/token.ts'
import {
  countStaffSessions,
  deleteStaffSession,
  forgetStaffSessions,
  insertStaffSession,
  type Staff,
  staffOfSession,
  touchStaffSession,
} from './staff-store.ts'

const MINUTE = 60 * 1000
/** Whoever has gone for an hour is signed out, and everybody is after a working day. */
export const STAFF_IDLE_MILLISECONDS = 60 * MINUTE
export const STAFF_SESSION_MILLISECONDS = 12 * 60 * MINUTE

/** Signs somebody in: a new opaque token, of which only the digest is kept. */
export async function openStaffSession(
  { sql }: Pick<Database, 'sql'>,
  staffId: string,
  now: Date,
): Promise<{ token: string; endsAt: Date }> {
  const token = newToken()
  const endsAt = new Date(now.getTime() + STAFF_SESSION_MILLISECONDS)
  await insertStaffSession(sql, { id: tokenHash(token), staffId, endsAt, now })
  return { token, endsAt }
}

/** Whose session a token is; null once it has ended, was idle for too long, or its person is blocked. */
export async function staffOfToken(
  { sql }: Pick<Database, 'sql'>,
  token: string,
  now: Date,
): Promise<{ person: Staff; sessionId: string } | null> {
  const sessionId = tokenHash(token)
  const found = await staffOfSession(sql, sessionId, { now, idleSince: idleSince(now) })
  if (found === null) return null
  if (now.getTime() - found.seenAt.getTime() > MINUTE) await touchStaffSession(sql, sessionId, now)
  return { person: found.person, sessionId }
}

export async function closeStaffSession({ sql }: Pick<Database, 'sql'>, token: string): Promise<void> {
  await deleteStaffSession(sql, tokenHash(token))
}

/** Forgets sessions that nobody can use any more. */
export async function tidyStaffSessions({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await forgetStaffSessions(sql, { now, idleSince: idleSince(now) })
}

/** How many browsers each person is signed in with, by the id of the person. */
export async function openStaffSessions(sql: Sql, now: Date): Promise<Map<string, number>> {
  return countStaffSessions(sql, { now, idleSince: idleSince(now) })
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - STAFF_IDLE_MILLISECONDS)
}
