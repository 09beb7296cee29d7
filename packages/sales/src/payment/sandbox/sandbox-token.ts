import { createHmac, timingSafeEqual } from 'node:crypto'
import { LOCALES } from '@shop/domain/market/markets'
import { PAYMENT_METHOD_CODES } from '@shop/domain/payment/payment-method'
import * as v from 'valibot'

const PageToken = v.object({
  paymentId: v.string(),
  method: v.picklist(PAYMENT_METHOD_CODES),
  orderNumber: v.string(),
  /** Minor units. */
  amount: v.number(),
  currencyCode: v.picklist(['EUR', 'CHF']),
  locale: v.picklist(LOCALES),
  shopName: v.string(),
  successAddress: v.string(),
  failureAddress: v.string(),
  /** When the shop gives up waiting, ISO. */
  expiresAt: v.string(),
  /** The wallet has agreed already: its page only passes the shopper on. */
  isAgreed: v.boolean(),
  /** Under which a card is saved that the page asks for; null where none is. */
  saveFor: v.nullable(v.string()),
  /** The saved card that pays: its brand and last digits. */
  card: v.nullable(v.object({ brand: v.string(), lastFour: v.string() })),
})

/** What the sandbox knows of a payment: nothing of who pays and what for. */
export type SandboxInput = v.InferOutput<typeof PageToken>

/** HMAC-SHA256 of a text, hexadecimal. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether a signature is ours, compared in constant time. */
export function isSignature(signature: string, text: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(text, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Encodes a payment into a signed token for the address: the sandbox itself is stateless. */
export function sandboxToken(input: SandboxInput, secret: string): string {
  return packedToken('page', input, secret)
}

/** Decodes a token; null when the signature is not ours. */
export function readSandboxToken(token: string, secret: string): SandboxInput | null {
  return readToken('page', PageToken, token, secret)
}

type Purpose = 'page' | 'card-token'

/** A signed text for one purpose: what was made for another does not pass. */
export function packedToken(purpose: Purpose, content: object, secret: string): string {
  const packed = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${packed}.${signatureOf(`${purpose}:${packed}`, secret)}`
}

/** What a signed text says; null when it was not made by us for this purpose. */
export function readToken<Content>(
  purpose: Purpose,
  schema: v.GenericSchema<unknown, Content>,
  token: string,
  secret: string,
): Content | null {
  const [packed = '', signature = ''] = token.split('.')
  if (!isSignature(signature, `${purpose}:${packed}`, secret)) return null
  return v.parse(schema, JSON.parse(Buffer.from(packed, 'base64url').toString()))
}
