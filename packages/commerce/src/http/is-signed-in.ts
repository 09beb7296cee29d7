import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import { findSession } from '@shop/engine/session/session-service'
import type { Engine } from '../engine.ts'

/** Whether a request has a signed-in session; read-only. Without a cookie there is no query. */
export async function isSignedIn(
  engine: Pick<Engine, 'brand' | 'database'>,
  request: Request,
  { now, secureCookies }: { now: Date; secureCookies: boolean },
): Promise<boolean> {
  const token = sessionToken(request, sessionCookieName(engine.brand.id, secureCookies))
  if (token === null) return false
  const session = await findSession(engine.database.sql, token, now)
  return session?.loggedIn === true
}
