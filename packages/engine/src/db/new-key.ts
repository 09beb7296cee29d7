import { randomBytes } from 'node:crypto'

/** A new id: 32 random hexadecimal characters, made here because not every supported PostgreSQL makes them. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}
