import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import * as v from 'valibot'

const Tokens = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.regex(/^[\w-]{43}$/)))

/** The token of somebody's session in each shop that lets them in; each shop keeps staff of its own. */
export type Tokens = v.InferOutput<typeof Tokens>

const HOURS_12 = 12 * 60 * 60

/** `__Host-` makes browsers insist on Secure, Path=/ and no Domain. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-office_session' : 'office_session'
}

/** The tokens in the cookie of a request; none where it is not ours. */
export function tokensOf(header: string | undefined, isSecure: boolean): Tokens {
  const value = parse(header ?? '')[cookieName(isSecure)] ?? ''
  try {
    const read = v.safeParse(Tokens, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** The `Set-Cookie` header: no script reads it, and no other site sends it. */
export function sessionCookie(tokens: Tokens, isSecure: boolean): string {
  const isEmpty = Object.keys(tokens).length === 0
  return serialize(cookieName(isSecure), isEmpty ? '' : encoded(tokens), {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: isEmpty ? 0 : HOURS_12,
  })
}

/**
 * What a page of ours has to send with each write: keyed with the tokens of the session, 256 random bits of each shop, which
 * no script can read. It ends with the session, and needs no secret that several processes of the office would have to share.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function csrfToken(tokens: Tokens): string {
  return createHmac('sha256', encoded(tokens)).update('a write of the office').digest('base64url')
}

export function isCsrfToken(sent: string | undefined, tokens: Tokens): boolean {
  const [given, right] = [Buffer.from(sent ?? ''), Buffer.from(csrfToken(tokens))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function encoded(tokens: Tokens): string {
  const sorted = Object.entries(tokens).toSorted(([one], [other]) => one.localeCompare(other))
  return Buffer.from(JSON.stringify(Object.fromEntries(sorted))).toString('base64url')
}
