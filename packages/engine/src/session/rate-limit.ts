import { createHash } from 'node:crypto'
import { type Problem, problem } from '@shop/api-client/contract/problem'
import { networkOf } from './network-of.ts'

export type RateLimit = {
  /** Throws 429 `too_many_attempts` once a key has used up its attempts. */
  use(keys: readonly (string | null)[], now: Date): Promise<void>
  /** Throws as `use` does once a key has used up its attempts, and counts nothing. */
  require(keys: readonly (string | null)[], now: Date): Promise<void>
}

/** How many attempts each key has in how many seconds. */
export type LimitRule = { attempts: number; perSeconds: number }

type Window = { attempts: number; endsAt: number }

const MOST_KEYS = 50_000
/** No address is longer. Longer input counts as well, and is stored cut off. */
const LONGEST_KEY = 300

/**
 * Counts attempts per key (an address, an account) in fixed windows, in this process alone. The addresses of one IPv6
 * network are one key, as they belong to one line. A bounded number of keys is remembered; the oldest go first.
 */
export function rateLimit({ attempts, perSeconds }: LimitRule): RateLimit {
  const windows = new Map<string, Window>()

  return {
    async use(keys, now) {
      for (const key of keys)
        if (key !== null) count(windows, keptKey(key), { attempts, perSeconds, at: now.getTime() })
    },
    async require(keys, now) {
      for (const key of keys) {
        const window = key === null ? undefined : windows.get(keptKey(key))
        if (window && window.attempts >= attempts && window.endsAt > now.getTime())
          throw refusal(new Date(window.endsAt), now)
      }
    },
  }
}

function keptKey(key: string): string {
  return key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('hex') : networkOf(key)
}

type Rule = { attempts: number; perSeconds: number; at: number }

function count(windows: Map<string, Window>, key: string, { attempts, perSeconds, at }: Rule): void {
  const known = windows.get(key)
  const window = known && known.endsAt > at ? known : { attempts: 0, endsAt: at + perSeconds * 1000 }
  window.attempts += 1
  windows.delete(key)
  windows.set(key, window)
  dropOldest(windows)

  if (window.attempts > attempts) throw refusal(new Date(window.endsAt), new Date(at))
}

/** The problem of exhausted attempts, with the moment when they are renewed. */
export function refusal(endsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return problem(429, 'too_many_attempts', `Too many attempts. Wait ${seconds} seconds and try again.`, [
    { path: '', key: 'tooManyAttempts', params: { retryAfterSeconds: seconds } },
  ])
}

function dropOldest(windows: Map<string, Window>): void {
  if (windows.size <= MOST_KEYS) return
  const oldest = windows.keys().next()
  if (!oldest.done) windows.delete(oldest.value)
}
