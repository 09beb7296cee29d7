import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another when they are read out. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const LETTERS = 4

/** A password for the first sign-in, such as `k7mq-3xvd-…`: 79 bits, to be read out and replaced. */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: LETTERS }, () => READABLE[randomInt(READABLE.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
