const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Between one attempt and the next; the last one repeats. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR] as const
const LAST_WAIT = 6 * HOUR

/**
 * When something that another service did not take, and that is in no hurry, is tried again.
 *
 * @param attempts how often it was tried, the last time among them
 */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + (WAITS[attempts - 1] ?? LAST_WAIT))
}
