import type { Database, Sql } from '@shop/engine/db/database'
import { sessionCookie, sessionCookieName } from '@shop/engine/http/session-cookie'
import {
  emptyHandover,
  findSession,
  rotateSession,
  SESSION_SECONDS,
} from '@shop/engine/session/session-service'
import { type AssistantBasket, closeAssistantBasket } from './assistant-baskets.ts'

export type HandOver = {
  database: Database
  /** Brings what one visitor has collected to another, within a transaction. */
  mergeVisitor: (sql: Sql, move: { from: string; to: string; now: Date }) => Promise<void>
  known: AssistantBasket
  /** What the assistant goes on seeing. */
  lastSeen: Record<string, unknown>
  /** The token of the session that the browser has; null where it has none. */
  browsers: string | null
  brandId: string
  secure: boolean
  now: Date
}

/**
 * Gives the basket to the buyer's browser, and the assistant sees what it saw last, and nothing of what the buyer does
 * from now on but the order that it becomes. A browser that has a session keeps it, and all that is in its basket: what
 * the assistant has chosen joins it as at a sign-in, and what is ordered then is not the assistant's to know. Otherwise
 * the assistant's session goes on there under a new token.
 *
 * @returns the `Set-Cookie` of a session, null where the browser keeps its own; null where nothing is left to hand over
 * @see product §11.16
 */
export async function handedOver(handOver: HandOver): Promise<{ cookie: string | null } | null> {
  const { database, known, lastSeen, browsers, brandId, secure, now } = handOver
  return database.transaction(async (sql) => {
    const session = await findSession(sql, known.token, now)
    if (session === null || known.state !== 'open') return null
    const own = browsers === null ? null : await findSession(sql, browsers, now)
    const closed = { state: 'handed_over', lastSeen } as const
    const ordering = own === null ? { ...closed, buyerId: session.userId } : closed
    if (!(await closeAssistantBasket(sql, known.id, ordering))) return null
    if (own !== null) {
      await handOver.mergeVisitor(sql, { from: session.userId, to: own.userId, now })
      await emptyHandover(sql, session)
      return { cookie: null }
    }
    const { userId, customerId, loggedIn } = session
    const { token } = await rotateSession(sql, session, { now, userId, customerId, loggedIn })
    await emptyHandover(sql, session)
    const name = sessionCookieName(brandId, secure)
    return { cookie: sessionCookie(name, { token, maxAgeSeconds: SESSION_SECONDS, secure }) }
  })
}

/**
 * Whether a person has followed the address, in a browser that says so. Programs that look at addresses for a preview
 * must not take the basket away from its buyer.
 */
export function isNavigation(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
}
