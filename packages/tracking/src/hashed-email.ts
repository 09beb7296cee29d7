import { emailHashInput } from '@shop/domain/analytics/email-hash-input'

/**
 * The SHA-256 of an e-mail address in hex, trimmed and lower-cased first; null when there is no address, or no
 * web crypto on an insecure origin: tracking never breaks a page.
 *
 * @see spec §7 "purchase event", §8
 */
export async function hashedEmail(email: string): Promise<string | null> {
  const input = emailHashInput(email)
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (input === null || !subtle) return null

  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(input))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
