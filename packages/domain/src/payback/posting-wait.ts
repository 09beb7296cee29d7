const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Between one attempt and the next; the last one repeats. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR] as const
const LAST_WAIT = 6 * HOUR
/** Points are in no hurry: a programme that is closed over a weekend loses none. */
export const POSTING_TRIED_FOR = 7 * 24 * HOUR

/**
 * When points that a loyalty programme did not take are sent again; null once they are given up, after a week of trying.
 *
 * @param attempts how often it was tried, the last time among them
 */
export function nextPostingTry(
  { attempts, firstTriedAt }: { attempts: number; firstTriedAt: Date },
  now: Date,
): Date | null {
  if (now.getTime() - firstTriedAt.getTime() >= POSTING_TRIED_FOR) return null
  return new Date(now.getTime() + (WAITS[attempts - 1] ?? LAST_WAIT))
}
