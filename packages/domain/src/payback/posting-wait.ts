import { nextTry } from '../retry/next-try.ts'

const HOUR = 60 * 60_000
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
  return nextTry(attempts, now)
}
