import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '@shop/api-client/contract/problem'
import { foreignForm, isForeignPassword } from './foreign-password.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** argon2id (the default of the library), 19 MiB, two passes: about 16 ms. @see design §7 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core is left to the pages: however many sign in at once, the shop goes on answering. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Some three seconds of work: nobody waits for longer before a page, and a flood fills no memory. */
const MOST_WAITING = AT_ONCE * 200
const BUSY_RETRY_SECONDS = 3

/** 503 `passwords_busy`: so many passwords wait for their turn that this one would wait for too long. */
const hashing = limitConcurrency(AT_ONCE, {
  mostWaiting: MOST_WAITING,
  refusal: () =>
    problem(503, 'passwords_busy', 'Too many passwords are being checked right now. Try again in a moment.', [
      { path: '', key: 'passwordsBusy', params: { retryAfterSeconds: BUSY_RETRY_SECONDS } },
    ]),
})

/** Hashes a password for keeping. @throws 503 `passwords_busy` */
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
 *
 * @throws 503 `passwords_busy`
 */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  if (known !== null) {
    const form = foreignForm(known)
    return hashing(() => (form === null ? verify(known, password) : isForeignPassword(password, known, form)))
  }
  // Once in a process, and never refused: a refusal would be what everybody without an account gets from then on.
  decoy ??= hash('a password that nobody has', COSTS)
  const worthless = await decoy
  await hashing(() => verify(worthless, password))
  return false
}
