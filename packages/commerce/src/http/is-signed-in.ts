import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import { findSession } from '@shop/engine/session/session-service'
import type { Engine } from '../engine.ts'

/** Whether a request comes from somebody who is signed in; changes nothing. Without a cookie nothing is asked for. */
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
