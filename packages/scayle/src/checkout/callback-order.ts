import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { wholeId } from '../wire/wire-parts.ts'

/** SCAYLE says three minutes; a slow way back and clocks that differ are no reason to hide an order. */
const MOST_SECONDS = 10 * 60
const NAME = 'cbd'

const Payload = v.object({ order_id: wholeId, issued_at: v.pipe(v.number(), v.integer()) })

/**
 * The order that SCAYLE's checkout comes back with: `cbd` in the address, a payload in base64 and its signature with the
 * secret of the shop. Null for what is not signed, malformed, or too old.
 */
export function callbackOrder(search: string, { secret, now }: { secret: string; now: Date }): number | null {
  // A plus of base64 that was not escaped arrives as a space.
  const token = (new URLSearchParams(search).get(NAME) ?? '').replaceAll(' ', '+')
  const [payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSigned(payload, signature, secret)) return null
  const parsed = v.safeParse(Payload, json(payload))
  if (!parsed.success) return null
  const { order_id, issued_at } = parsed.output
  return Math.abs(now.getTime() / 1000 - issued_at) > MOST_SECONDS ? null : order_id
}

/** The official storefront expects the base64 of the digest's hexadecimal digits, SCAYLE's guide that of its bytes. */
function isSigned(payload: string, signature: string, secret: string): boolean {
  const digest = createHmac('sha256', secret).update(payload).digest()
  return [Buffer.from(digest.toString('hex')), digest].some((bytes) =>
    isSame(bytes.toString('base64'), signature),
  )
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function json(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
