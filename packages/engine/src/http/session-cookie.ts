import { parse, serialize } from 'hono/utils/cookie'

/**
 * Name of the session cookie. Two shops on one localhost share their cookies, so the brand is part of it;
 * `__Host-` makes browsers insist on Secure, Path=/ and no Domain.
 */
export function sessionCookieName(brandId: string, secure: boolean): string {
  return secure ? `__Host-${brandId}_session` : `${brandId}_session`
}

/**
 * Name of the cookie with a device's marks. It goes to sign-in alone, so it has a path, which `__Host-` forbids.
 *
 * @see knownDevice
 */
export function deviceCookieName(brandId: string, secure: boolean): string {
  return secure ? `__Secure-${brandId}_device` : `${brandId}_device`
}

/** The session token among the cookies of a request; null without one. */
export function sessionToken(request: Request, name: string): string | null {
  return cookieOf(request, name)
}

/** A cookie of a request; null without one, and for a name that is not configured. */
export function cookieOf(request: Request, name: string | null): string | null {
  if (name === null) return null
  return parse(request.headers.get('cookie') ?? '', name)[name] || null
}

/** The `Set-Cookie` header of a session; an age of 0 seconds removes it. */
export function sessionCookie(
  name: string,
  { token, maxAgeSeconds, secure }: { token: string; maxAgeSeconds: number; secure: boolean },
): string {
  return serverCookie(name, token, { path: '/', maxAgeSeconds, secure })
}

/** The `Set-Cookie` header of a device's marks. Signing in needs it, and nothing else reads it. */
export function deviceCookie(
  name: string,
  { marks, maxAgeSeconds, secure }: { marks: string; maxAgeSeconds: number; secure: boolean },
): string {
  return serverCookie(name, marks, { path: '/api/user/', maxAgeSeconds, secure })
}

/** The `Set-Cookie` header of a cookie for the server alone: no script reads it, and no other site writes with it. */
export function serverCookie(
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: { path: string; maxAgeSeconds: number; secure: boolean },
): string {
  return serialize(name, value, { path, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure })
}
