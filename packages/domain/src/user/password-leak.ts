/** How much of the hash leaves the browser: too little to derive the password from. @see spec §9 */
export const LEAK_PREFIX_LENGTH = 5

/** The part of a SHA-1 (hex) that is sent to query leaked passwords, and the part that is compared locally. */
export type LeakQuery = { prefix: string; suffix: string }

/**
 * Splits the SHA-1 of a password, 40 hex digits, for the leak check. Upper-case, as leak lists are written.
 *
 * @see spec §7 "check-password"
 */
export function leakQuery(sha1: string): LeakQuery {
  const hash = sha1.toUpperCase()
  return { prefix: hash.slice(0, LEAK_PREFIX_LENGTH), suffix: hash.slice(LEAK_PREFIX_LENGTH) }
}

/**
 * Whether a password is in the list of leaked suffixes. A check that failed brings null and counts as not leaked.
 *
 * @see spec §5, §8
 */
export function isLeaked(sha1: string, suffixes: readonly string[] | null): boolean {
  const { suffix } = leakQuery(sha1)
  return (suffixes ?? []).some((leaked) => leaked.toUpperCase() === suffix)
}
