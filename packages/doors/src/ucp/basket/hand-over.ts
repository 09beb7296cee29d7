import type { Sql } from '@shop/engine/db/sql'
import { sessionCookie, sessionCookieName } from '@shop/engine/http/session-cookie'
import {
  emptyHandover,
  findSession,
  rotateSession,
  SESSION_SECONDS,
} from '@shop/engine/session/session-service'
import { type AssistantBasket, closeAssistantBasket } from './assistant-baskets.ts'

type HandOver = {
  sql: Sql
  known: AssistantBasket
  /** What the assistant goes on seeing. */
  lastSeen: Record<string, unknown>
  brandId: string
  secure: boolean
  now: Date
}

/**
 * Gives the basket to the buyer's browser: its session goes on there under a new token, and the assistant sees what it
 * saw last, and nothing of what the buyer does from now on.
 *
 * @returns the `Set-Cookie` of the session; null where there is none any more
 */
export async function handedOver({
  sql,
  known,
  lastSeen,
  brandId,
  secure,
  now,
}: HandOver): Promise<string | null> {
  const session = await findSession(sql, known.token, now)
  if (session === null || known.state !== 'open') return null
  const { userId, customerId, loggedIn } = session
  const { token } = await rotateSession(sql, session, { now, userId, customerId, loggedIn })
  await emptyHandover(sql, session)
  await closeAssistantBasket(sql, known.id, { state: 'handed_over', lastSeen })
  return sessionCookie(sessionCookieName(brandId, secure), { token, maxAgeSeconds: SESSION_SECONDS, secure })
}

/**
 * Whether a person has followed the address, in a browser that says so. Programs that look at addresses for a preview
 * must not take the basket away from its buyer.
 */
export function isNavigation(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
}
