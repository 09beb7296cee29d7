import { randomInt } from 'node:crypto'

/** Capitals and digits without those that look like others: 31 characters, just under five bits each. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A random code of `length` characters that people read from paper and type. */
export function typedCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
