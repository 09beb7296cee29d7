import type { Engine } from '../engine.ts'
import { findSession } from '../session/session-service.ts'
import { sessionCookieName, sessionToken } from './session-cookie.ts'

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
