import type { Sql } from '../db/database.ts'
import type { Session } from './session.ts'
import { deleteSession, insertSession, moveExpiry, sessionById } from './session-store.ts'
import { newToken, newUserId, tokenHash } from './token.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A session lives this long after its last use, seconds. */
export const SESSION_SECONDS = 60 * DAY_SECONDS

/** The session behind a token; null for a token that is unknown or too old. */
export async function findSession(sql: Sql, token: string, now: Date): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const session = await sessionById(sql, tokenHash(token))
  return session !== null && session.expiresAt > now ? session : null
}

/**
 * Opens a session under a new token. Without a user id it is an anonymous one: the id is made here,
 * from the system's random source, and never taken from the browser.
 *
 * @see product §3 "Rights"
 */
export async function openSession(
  sql: Sql,
  wish: { now: Date; userId?: string; customerId?: string | null; loggedIn?: boolean },
): Promise<{ token: string; session: Session }> {
  const token = newToken()
  const session: Session = {
    id: tokenHash(token),
    userId: wish.userId ?? newUserId(),
    customerId: wish.customerId ?? null,
    loggedIn: wish.loggedIn ?? false,
    expiresAt: expiryFrom(wish.now),
  }
  await insertSession(sql, session)
  return { token, session }
}

/** Moves the end of a session away, at most once a day, so that reading does not write. Tells whether it did. */
export async function prolongSession(sql: Sql, session: Session, now: Date): Promise<boolean> {
  const secondsLeft = (session.expiresAt.getTime() - now.getTime()) / 1000
  if (secondsLeft > SESSION_SECONDS - DAY_SECONDS) return false
  await moveExpiry(sql, session.id, expiryFrom(now))
  return true
}

/** Ends a session under its old token and goes on under a new one: nobody who knew the old one comes along. */
export async function rotateSession(
  sql: Sql,
  old: Session,
  change: { now: Date; userId: string; customerId: string | null; loggedIn: boolean },
): Promise<{ token: string; session: Session }> {
  await deleteSession(sql, old.id)
  return openSession(sql, change)
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000)
}
