import type { Database, Sql } from '../db/database.ts'
import { newToken, tokenHash } from '../session/token.ts'
import {
  countStaffSessions,
  deleteStaffSession,
  deleteStaffSessions,
  forgetStaffSessions,
  insertStaffSession,
  renameStaffSession,
  type Staff,
  staffOfSession,
  touchStaffSession,
} from './staff-store.ts'

const MINUTE = 60 * 1000
/** Whoever has gone for an hour is signed out, and everybody is after a working day. */
export const STAFF_IDLE_MILLISECONDS = 60 * MINUTE
export const STAFF_SESSION_MILLISECONDS = 12 * 60 * MINUTE

/** A session that a password alone has opened where that is too little: it sets up the second factor, and nothing else. */
const WITHOUT_FACTOR = 'without-factor:'

/** Signs somebody in: a new opaque token, of which only the digest is kept. */
export async function openStaffSession(
  { sql }: Pick<Database, 'sql'>,
  staffId: string,
  { now, lacksFactor }: { now: Date; lacksFactor: boolean },
): Promise<{ token: string; endsAt: Date }> {
  const token = newToken()
  const endsAt = new Date(now.getTime() + STAFF_SESSION_MILLISECONDS)
  const id = `${lacksFactor ? WITHOUT_FACTOR : ''}${tokenHash(token)}`
  await insertStaffSession(sql, { id, staffId, endsAt, now })
  return { token, endsAt }
}

/** Lets a session do all that its person may, once the second factor is set up. */
export async function completeStaffSession(sql: Sql, sessionId: string | null): Promise<void> {
  if (!sessionId?.startsWith(WITHOUT_FACTOR)) return
  await renameStaffSession(sql, sessionId, sessionId.slice(WITHOUT_FACTOR.length))
}

/**
 * Ends every session of somebody but the one that asks: what opens the account has changed, and whoever was signed in by
 * what it was before has to show what it is now.
 */
export async function endOtherSessions(sql: Sql, staffId: string, sessionId: string | null): Promise<void> {
  await deleteStaffSessions(sql, staffId, sessionId ?? undefined)
}

/**
 * Whose session a token is; null once it has ended, was idle for too long, or its person is blocked. A page that asks by
 * itself (`isBackground`) is nobody's presence, and keeps no session open.
 */
export async function staffOfToken(
  { sql }: Pick<Database, 'sql'>,
  token: string,
  { now, isBackground }: { now: Date; isBackground: boolean },
): Promise<{ person: Staff; sessionId: string; lacksFactor: boolean } | null> {
  const digest = tokenHash(token)
  const ids = [digest, `${WITHOUT_FACTOR}${digest}`]
  const found = await staffOfSession(sql, ids, { now, idleSince: idleSince(now) })
  if (found === null) return null
  if (!isBackground && now.getTime() - found.seenAt.getTime() > MINUTE)
    await touchStaffSession(sql, found.sessionId, now)
  return { ...found, lacksFactor: found.sessionId !== digest }
}

/** Whose session it is that began something; null once it has ended, was idle for too long, or its person is blocked. */
export async function staffOfSessionId(sql: Sql, sessionId: string, now: Date): Promise<Staff | null> {
  const found = await staffOfSession(sql, [sessionId], { now, idleSince: idleSince(now) })
  return found?.person ?? null
}

export async function closeStaffSession({ sql }: Pick<Database, 'sql'>, token: string): Promise<void> {
  const digest = tokenHash(token)
  for (const id of [digest, `${WITHOUT_FACTOR}${digest}`]) await deleteStaffSession(sql, id)
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
