import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Until the day after, as long as it is remembered that the purchase was tracked. */
const LIFE_SECONDS = 24 * 60 * 60
const TOKEN = /^(\d{1,16})_([0-9a-z]{1,9})_([0-9a-f]{32})_([0-9a-f]{32})$/

/** An order that a session has come back with; `basket` is a digest of the basket's key that it has to be of. */
export type ReturnedOrder = { orderId: number; basket: string }

type Signing = { shopId: number; secret: string; now: Date }

/**
 * Opens an order on the thank-you page, on any device and for a day. It names the order, the basket of whoever came back
 * with it, and the shop's signature of both, so that nobody opens an order by its number.
 */
export function orderToken(
  { orderId, basketKey }: { orderId: number; basketKey: string },
  { shopId, secret, now }: Signing,
): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  const words = `${orderId}_${expires.toString(36)}_${basketDigest(basketKey)}`
  return `${words}_${signature(words, shopId, secret)}`
}

/** What a token opens; null for a foreign one, one of another shop, and one that has run out. */
export function returnedOrder(token: string, { shopId, secret, now }: Signing): ReturnedOrder | null {
  const [, orderId = '', expires = '', basket = '', signed = ''] = TOKEN.exec(token) ?? []
  const right = signature(`${orderId}_${expires}_${basket}`, shopId, secret)
  if (signed.length !== right.length || !timingSafeEqual(Buffer.from(signed), Buffer.from(right))) return null
  return Number.parseInt(expires, 36) * 1000 <= now.getTime() ? null : { orderId: Number(orderId), basket }
}

/** How a token names a basket. */
export function basketDigest(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

function signature(words: string, shopId: number, secret: string): string {
  // Another use of the secret than the tokens of SCAYLE, so that neither passes for the other.
  return createHmac('sha256', secret).update(`placed order ${shopId} ${words}`).digest('hex').slice(0, 32)
}
