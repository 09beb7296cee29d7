import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { SIGN_IN_CODE_DIGITS } from '@shop/domain/user/sign-in-code'

/** A new code from the system's random source, with its leading zeros. */
export function newSignInCode(): string {
  return String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0')
}

/**
 * What is kept of a code, hexadecimal. The ticket, which only the browser has, is its salt: whoever reads the database
 * cannot try out the million codes.
 */
export function signInCodeHash(ticket: string, code: string): string {
  return createHash('sha256').update(`${ticket}:${code}`).digest('hex')
}

/** Whether two digests are the same, in a time that says nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
