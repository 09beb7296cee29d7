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
 * @see isKnownDevice
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
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

/** The `Set-Cookie` header of a session; an age of 0 seconds removes it. */
export function sessionCookie(
  name: string,
  { token, maxAgeSeconds, secure }: { token: string; maxAgeSeconds: number; secure: boolean },
): string {
  return strictCookie(`${name}=${token}`, { path: '/', maxAgeSeconds, secure })
}

/** The `Set-Cookie` header of a device's marks. Signing in needs it, and nothing else reads it. */
export function deviceCookie(
  name: string,
  { marks, maxAgeSeconds, secure }: { marks: string; maxAgeSeconds: number; secure: boolean },
): string {
  return strictCookie(`${name}=${marks}`, { path: '/api/user/', maxAgeSeconds, secure })
}

function strictCookie(
  pair: string,
  { path, maxAgeSeconds, secure }: { path: string; maxAgeSeconds: number; secure: boolean },
): string {
  const parts = [pair, `Path=${path}`, 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAgeSeconds}`]
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
