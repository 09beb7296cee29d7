import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** A clock may be half a minute off in either direction. */
const SKEW = [0, -1, 1]

/** A new secret for an app that shows codes: 160 bits, base32. @see RFC 4226 §4 R6 */
export function newFactorSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('')
}

/** The code of a secret in one step of thirty seconds. @see RFC 6238 §4, RFC 4226 §5.3 */
export function factorCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step that a code belongs to, if it is one of now and later than the last step that was used: a code that somebody
 * has looked over a shoulder is worth nothing. Null for every other code.
 */
export function factorStep(
  { secret, lastStep }: { secret: string; lastStep: number | null },
  code: string,
  now: Date,
): number | null {
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  const step = SKEW.map((skew) => current + skew).find((one) => isSame(factorCode(secret, one), code))
  return step === undefined || (lastStep !== null && step <= lastStep) ? null : step
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
