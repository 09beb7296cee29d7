import { hash, verify } from '@node-rs/argon2'

/** argon2id (the default of the library), 19 MiB, two passes: about 16 ms. @see design §7 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for keeping. */
export function passwordHash(password: string): Promise<string> {
  return hash(password, COSTS)
}

let decoy: Promise<string> | null = null

/**
 * Whether a password belongs to a hash. Without a hash the same work is done for nothing, so that the time
 * of a refusal does not tell whether an account exists.
 */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  if (known !== null) return verify(known, password)
  decoy ??= passwordHash('a password that nobody has')
  await verify(await decoy, password)
  return false
}
