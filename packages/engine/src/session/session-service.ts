import { problem } from '@shop/api-client/contract/problem'
import { KEPT_FOR, secondsOf } from '@shop/domain/privacy/kept-for'
import type { Sql } from '../db/database.ts'
import type { Session } from './session.ts'
import { emptySession, insertSession, moveExpiry, sessionById } from './session-store.ts'
import { newToken, newUserId, tokenHash } from './token.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A session lives this long after its last use, seconds. */
export const SESSION_SECONDS = secondsOf(KEPT_FOR.session)

/** The session behind a token; null for a token that is unknown or too old. */
export async function findSession(sql: Sql, token: string, now: Date): Promise<Session | null> {
  return isToken(token) ? alive(await sessionById(sql, tokenHash(token)), now) : null
}

/** Whether a text can be a token at all. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The session unless it has expired. */
export function alive(session: Session | null, now: Date): Session | null {
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
  input: {
    now: Date
    userId?: string
    customerId?: string | null
    loggedIn?: boolean
    device?: string | null
  },
): Promise<{ token: string; session: Session }> {
  const token = newToken()
  const session: Session = {
    id: tokenHash(token),
    userId: input.userId ?? newUserId(),
    customerId: input.customerId ?? null,
    loggedIn: input.loggedIn ?? false,
    expiresAt: expiryFrom(input.now),
    device: input.device ?? null,
  }
  await insertSession(sql, session, input.now)
  return { token, session }
}

/**
 * How long requests under way still find the old session after its token changed, seconds. Without it they would get a
 * new anonymous one, and its cookie would replace the right one.
 */
export const HANDOVER_SECONDS = 30

/**
 * Extends a session, at most once a day, so that reading does not write, and returns whether it did. A session that is
 * being replaced is left to expire.
 */
export async function prolongSession(sql: Sql, session: Session, now: Date): Promise<boolean> {
  const secondsLeft = (session.expiresAt.getTime() - now.getTime()) / 1000
  if (secondsLeft > SESSION_SECONDS - DAY_SECONDS || secondsLeft <= HANDOVER_SECONDS) return false
  await moveExpiry(sql, session.id, expiryFrom(now))
  return true
}

/**
 * Continues the session under a new token, against session fixation; the old one expires in a moment and cannot be
 * continued a second time: 409 `session_replaced`.
 */
export async function rotateSession(
  sql: Sql,
  old: Session,
  change: { now: Date; userId: string; customerId: string | null; loggedIn: boolean },
): Promise<{ token: string; session: Session }> {
  const handover = new Date(change.now.getTime() + HANDOVER_SECONDS * 1000)
  if (old.expiresAt <= handover)
    throw problem(409, 'session_replaced', 'This session goes on under another token. Load the page again.')
  await moveExpiry(sql, old.id, handover)
  return openSession(sql, { ...change, device: old.device })
}

/**
 * After `rotateSession`, where the old token may be stolen: requests under way still find a session, so that they do
 * not delete the new cookie, but an anonymous one without any rights.
 */
export async function emptyHandover(sql: Sql, old: Session): Promise<void> {
  await emptySession(sql, old.id, newUserId())
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000)
}
