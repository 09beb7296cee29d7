import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Encrypts a text so that only the bearer of a session token can read it (AES-256-GCM). Stored answers may hold tokens,
 * which must be worthless at rest.
 */
export function encrypted(text: string, token: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(token), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Decrypts a text with the token that it was encrypted with; throws for any other. */
export function decrypted(text: string, token: string): string {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function encryptionKey(token: string): Buffer {
  return createHash('sha256').update(`replay:${token}`).digest()
}
