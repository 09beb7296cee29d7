import { parse, serialize } from 'hono/utils/cookie'
import * as v from 'valibot'
import { NextAddress } from '../next-address.ts'

const MINUTES_10 = 10 * 60
const Part = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** What waits for the company's answer, in the browser that asked: an answer to anybody else's question counts nothing. */
const Pending = v.strictObject({
  state: Part,
  nonce: Part,
  /** Of which the company has the digest: a code that was caught on its way is worth nothing without it. */
  verifier: Part,
  /** Where somebody wanted to go. */
  next: NextAddress,
  /** What somebody who is signed in has begun: their account is connected with the company's. Null for a sign-in. */
  link: v.nullable(Part),
})
export type Pending = v.InferOutput<typeof Pending>

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-office_company' : 'office_company'
}

/** What waits in the browser of a request; null where nothing does. */
export function pendingOf(header: string | undefined, isSecure: boolean): Pending | null {
  const value = parse(header ?? '')[cookieName(isSecure)] ?? ''
  try {
    const read = v.safeParse(Pending, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The `Set-Cookie` header; it comes along from the company's page (`Lax`), once, and for ten minutes. */
export function pendingCookie(pending: Pending | null, isSecure: boolean): string {
  const value = pending === null ? '' : Buffer.from(JSON.stringify(pending)).toString('base64url')
  return serialize(cookieName(isSecure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: pending === null ? 0 : MINUTES_10,
  })
}
