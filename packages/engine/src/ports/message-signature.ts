import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
/** The specification asks for 24 to 64 bytes. */
const SECRET_BYTES = 32

export type SignedMessage = {
  id: string
  /** Seconds since 1970, of the attempt. */
  timestamp: number
  body: string
}

export function newHookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/**
 * The signature of a message after Standard Webhooks 1.0: HMAC-SHA256 of id, time and body, in base64.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function hookSignature({ id, timestamp, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Whether a text can be such a secret: `whsec_` and 24 to 64 bytes in base64, as the specification asks for. */
export function isHookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { byteLength } = Buffer.from(text.slice(PREFIX.length), 'base64')
  return byteLength >= 24 && byteLength <= 64
}
