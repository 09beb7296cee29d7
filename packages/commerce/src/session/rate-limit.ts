import { problem } from '@shop/api-client/contract/problem'
import { networkOf } from './network-of.ts'

export type RateLimit = {
  /** Throws 429 `too_many_attempts` once a key has used up its attempts. */
  use(keys: readonly (string | null)[], now: Date): void
}

type Window = { attempts: number; endsAt: number }

const MOST_KEYS = 50_000

/**
 * Counts attempts per key (an address, an account) in fixed windows, in memory. The addresses of one IPv6 network are
 * one key: whoever has one of them has them all.
 * A bounded number of keys is remembered; the oldest go first.
 */
export function rateLimit({ attempts, perSeconds }: { attempts: number; perSeconds: number }): RateLimit {
  const windows = new Map<string, Window>()

  return {
    use(keys, now) {
      for (const key of keys)
        if (key !== null) count(windows, networkOf(key), { attempts, perSeconds, at: now.getTime() })
    },
  }
}

type Rule = { attempts: number; perSeconds: number; at: number }

function count(windows: Map<string, Window>, key: string, { attempts, perSeconds, at }: Rule): void {
  const known = windows.get(key)
  const window = known && known.endsAt > at ? known : { attempts: 0, endsAt: at + perSeconds * 1000 }
  window.attempts += 1
  windows.delete(key)
  windows.set(key, window)
  dropOldest(windows)

  if (window.attempts > attempts) {
    const seconds = Math.max(1, Math.ceil((window.endsAt - at) / 1000))
    throw problem(429, 'too_many_attempts', `Too many attempts. Wait ${seconds} seconds and try again.`, [
      { path: '', key: 'tooManyAttempts', params: { retryAfterSeconds: seconds } },
    ])
  }
}

function dropOldest(windows: Map<string, Window>): void {
  if (windows.size <= MOST_KEYS) return
  const oldest = windows.keys().next()
  if (!oldest.done) windows.delete(oldest.value)
}
