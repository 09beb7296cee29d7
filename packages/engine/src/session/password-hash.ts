import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { foreignForm, isForeignPassword } from './foreign-password.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** argon2id (the default of the library), 19 MiB, two passes: about 16 ms. @see design §7 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core is left to the pages: however many sign in at once, the shop goes on answering. */
const hashing = limitConcurrency(Math.max(1, availableParallelism() - 1))

/** Hashes a password for keeping. */
export function passwordHash(password: string): Promise<string> {
  return hashing(() => hash(password, COSTS))
}

/** Whether a hash was made at another cost than passwords are kept at today, or by another shop. */
export function isOutdated(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = COSTS
  return !known.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

let decoy: Promise<string> | null = null

/**
 * Whether a password belongs to a hash. Without a hash the same work is done for nothing, so that the response time
 * does not reveal whether an account exists.
 */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  if (known !== null) {
    const form = foreignForm(known)
    return hashing(() => (form === null ? verify(known, password) : isForeignPassword(password, known, form)))
  }
  decoy ??= passwordHash('a password that nobody has')
  const worthless = await decoy
  await hashing(() => verify(worthless, password))
  return false
}
