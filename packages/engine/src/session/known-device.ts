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

/** An account as far as its devices are concerned. */
type Account = { id: string; passwordHash: string | null }

/**
 * What marks of an account are signed with: the stored hash of its password, so that they end with a new one. An account
 * without a password has the shop's secret and its id, until it gets one.
 */
export function deviceKey({ id, passwordHash }: Account, secret: string): string {
  return passwordHash ?? `without a password:${secret}:${id}`
}

/**
 * The mark by which this account has signed in on the device before, under which its attempts are counted apart; null on
 * another device, and for an account that does not exist (`key` null), which without a mark makes no visible difference.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownDevice(marks: string | null, key: string | null): string | null {
  const mark = key === null ? undefined : listed(marks).find((one) => isMarkOf(one, key))
  return mark?.slice(0, NUMBER_LENGTH) ?? null
}

/**
 * What the device keeps from now on: its marks, that of this account first.
 *
 * A mark is a random number, signed with the key of the account. So a mark cannot be made without signing in, is not
 * personal, and needs no storage.
 */
export function markedDevice(marks: string | null, key: string): string {
  const known = listed(marks)
  const own = known.find((mark) => isMarkOf(mark, key)) ?? newMark(key)
  return [own, ...known.filter((mark) => mark !== own)].slice(0, MOST_MARKS).join(BETWEEN)
}

function newMark(key: string): string {
  const number = randomBytes(NUMBER_BYTES).toString('base64url')
  return number + signature(number, key)
}

function isMarkOf(mark: string, key: string): boolean {
  const expected = signature(mark.slice(0, NUMBER_LENGTH), key)
  return timingSafeEqual(Buffer.from(mark.slice(NUMBER_LENGTH)), Buffer.from(expected))
}

function signature(number: string, key: string): string {
  return createHmac('sha256', key).update(`device:${number}`).digest('base64url')
}

/** What a browser sends may be anything: no more than a device keeps is looked at. */
function listed(marks: string | null): string[] {
  if (marks === null || marks.length > 1000) return []
  return marks
    .split(BETWEEN)
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST_MARKS)
}
