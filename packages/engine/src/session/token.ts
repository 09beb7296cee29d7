import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 bits, safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, hexadecimal. A token of 256 random bits needs no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A new user id: 64 hexadecimal characters from the system's random source. @see product §3 "Rights" */
export function newUserId(): string {
  return randomBytes(32).toString('hex')
}
