import { createHmac } from 'node:crypto'

/** As long as the official storefront's guide has a page stand before it is loaded anew, and no hour: it is in the page. */
const LIFE_SECONDS = 15 * 60

export type Claims = {
  /** The key of the basket that is bought. */
  basketId: string
  /** A code that is entered in the checkout for the shopper. */
  voucher?: string
}

type Signing = {
  secret: string
  /** Of the shop, which is issuer and audience in one. */
  origin: string
  now: Date
}

/**
 * What the checkout of SCAYLE takes a basket over with: a JWT with the claims of the official storefront, signed with
 * HS256 and the secret of the shop. It says nothing of who buys, because accounts are the shop's own.
 *
 * @see docs/scayle.md
 */
export function checkoutToken(claims: Claims, { secret, origin, now }: Signing): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const payload = {
    ...claims,
    customData: {},
    iss: origin,
    aud: origin,
    iat: seconds,
    nbf: seconds,
    exp: seconds + LIFE_SECONDS,
  }
  const signed = [{ alg: 'HS256', typ: 'JWT' }, payload].map(encoded).join('.')
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
