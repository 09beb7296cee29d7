import { DEVICE_SECONDS } from '@shop/engine/session/known-device'
import { parse, serialize } from 'hono/utils/cookie'
import * as v from 'valibot'

const Marks = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(1000)))

/** Whom a browser has signed in before, in each shop, as the shop has marked it. */
type Marks = v.InferOutput<typeof Marks>

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-office_device' : 'office_device'
}

/** The marks in the cookie of a request; none where it is not ours. */
export function marksOf(header: string | undefined, isSecure: boolean): Marks {
  const value = parse(header ?? '')[cookieName(isSecure)] ?? ''
  try {
    const read = v.safeParse(Marks, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** The `Set-Cookie` header. It opens nothing; it comes along from the company's page (`Lax`), as a sign-in may end there. */
export function deviceCookie(marks: Marks, isSecure: boolean): string {
  return serialize(cookieName(isSecure), Buffer.from(JSON.stringify(marks)).toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: DEVICE_SECONDS,
  })
}

/** What a shop is told of the browser; nothing where it has not marked it. */
export function deviceIn(marks: Marks, shop: string): { device?: string } {
  const device = marks[shop]
  return device === undefined ? {} : { device }
}
