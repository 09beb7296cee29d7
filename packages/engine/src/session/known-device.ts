import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { KEPT_FOR, secondsOf } from '@shop/domain/privacy/kept-for'

/** A family may share a device: so many accounts are remembered on it, the one that signed in longest ago goes first. */
const MOST_MARKS = 4
const NUMBER_BYTES = 16
/** 16 and 32 bytes in base64url. */
const NUMBER_LENGTH = 22
const MARK = /^[\w-]{65}$/
const BETWEEN = '.'

/** How long a device is remembered after its last sign-in, seconds. */
export const DEVICE_SECONDS = secondsOf(KEPT_FOR.device)

/**
 * Whether this account has signed in on the device before. Never for an account that does not exist, which without a
 * mark makes no visible difference.
 *
 * @see design §7
 */
export function isKnownDevice(marks: string | null, passwordHash: string | null): boolean {
  return passwordHash !== null && listed(marks).some((mark) => isMarkOf(mark, passwordHash))
}

/**
 * What the device keeps from now on: its marks, that of this account first.
 *
 * A mark is a random number, signed with the stored hash of the account's password. So a mark cannot be made without
 * signing in, is not personal, needs no storage, and ends with a new password.
 */
export function markedDevice(marks: string | null, passwordHash: string): string {
  const known = listed(marks)
  const own = known.find((mark) => isMarkOf(mark, passwordHash)) ?? newMark(passwordHash)
  return [own, ...known.filter((mark) => mark !== own)].slice(0, MOST_MARKS).join(BETWEEN)
}

function newMark(passwordHash: string): string {
  const number = randomBytes(NUMBER_BYTES).toString('base64url')
  return number + signature(number, passwordHash)
}

function isMarkOf(mark: string, passwordHash: string): boolean {
  const expected = signature(mark.slice(0, NUMBER_LENGTH), passwordHash)
  return timingSafeEqual(Buffer.from(mark.slice(NUMBER_LENGTH)), Buffer.from(expected))
}

function signature(number: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device:${number}`).digest('base64url')
}

/** What a browser sends may be anything: no more than a device keeps is looked at. */
function listed(marks: string | null): string[] {
  if (marks === null || marks.length > 1000) return []
  return marks
    .split(BETWEEN)
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST_MARKS)
}
