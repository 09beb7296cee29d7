import { createHmac } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { countAttempts, usedUp } from '../coordination/attempt-store.ts'
import type { Coordination } from '../coordination/coordination.ts'
import type { Database } from '../db/database.ts'
import { loggedError } from '../trace/logged-error.ts'
import { networkOf } from './network-of.ts'
import { type LimitRule, type RateLimit, rateLimit, refusal } from './rate-limit.ts'

/** Where attempts are counted, and the secret that keys are hashed with. */
export type SharedAttempts = { attempts: Pick<Coordination, 'countAttempts' | 'usedUp'>; secret: string }

/** Counted in the database, by whoever meets nobody elsewhere: a command, the office. */
export function attemptsIn({ sql }: Pick<Database, 'sql'>): SharedAttempts['attempts'] {
  return {
    countAttempts: (keys, rule) => countAttempts(sql, keys, rule),
    usedUp: (keys, rule) => usedUp(sql, keys, rule),
  }
}

/**
 * Counts attempts as `rateLimit` does, for all processes of a shop together and over their restarts: where they meet,
 * under digests of addresses and accounts. A meeting place that does not answer is no way around the limit: until it does,
 * this process counts for itself.
 *
 * One question for all keys of an attempt, with the engine's clock. Never within a transaction: what that takes back has
 * been tried all the same.
 *
 * @see design §7; docs/adr/0042-where-no-library-serves.md
 */
export function sharedRateLimit(
  { attempts, secret }: SharedAttempts,
  name: string,
  rule: LimitRule,
): RateLimit {
  const insurance = rateLimit(rule)
  const { attempts: most, perSeconds } = rule
  const digests = (keys: readonly (string | null)[]) =>
    keys.flatMap((key) => (key === null ? [] : [digest(secret, `${name}:${networkOf(key)}`)]))

  return {
    async use(keys, now) {
      const counted = digests(keys)
      if (counted.length === 0) return
      try {
        const windows = await attempts.countAttempts(counted, { most, perSeconds, now })
        const over = windows.find(({ used }) => used > most)
        if (over) throw refusal(over.endsAt, now)
      } catch (error) {
        if (isProblem(error)) throw error
        reportAway(error)
        await insurance.use(keys, now)
      }
    },
    async require(keys, now) {
      const asked = digests(keys)
      if (asked.length === 0) return
      try {
        const [over] = await attempts.usedUp(asked, { most, now })
        if (over) throw refusal(over.endsAt, now)
      } catch (error) {
        if (isProblem(error)) throw error
        reportAway(error)
        await insurance.require(keys, now)
      }
    },
  }
}

function digest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`attempts:${text}`).digest('base64url')
}

function reportAway(error: unknown): void {
  console.error(
    'Attempts could not be counted together with the other processes; this process counts for itself.',
    loggedError(error),
  )
}
