import { createHmac } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Database } from '../db/database.ts'
import { countAttempts, usedUp } from './attempt-store.ts'
import { networkOf } from './network-of.ts'
import { type LimitRule, type RateLimit, rateLimit, refusal } from './rate-limit.ts'

/** Where attempts are counted, and the secret that keys are hashed with. */
export type SharedAttempts = { sql: Database['sql']; secret: string }

/**
 * Counts attempts as `rateLimit` does, for all processes of a shop together and over their restarts: in its database,
 * under digests of addresses and accounts. A database that does not answer is no way around the limit: until it does,
 * this process counts for itself.
 *
 * One statement for all keys of an attempt, with the engine's clock; rate-limiter-flexible would take two for each key,
 * with a clock of its own. Never within a transaction: what that takes back has been tried all the same.
 *
 * @see design §7
 */
export function sharedRateLimit({ sql, secret }: SharedAttempts, name: string, rule: LimitRule): RateLimit {
  const insurance = rateLimit(rule)
  const { attempts: most, perSeconds } = rule
  const digests = (keys: readonly (string | null)[]) =>
    keys.flatMap((key) => (key === null ? [] : [digest(secret, `${name}:${networkOf(key)}`)]))

  return {
    async use(keys, now) {
      const counted = digests(keys)
      if (counted.length === 0) return
      try {
        const windows = await countAttempts(sql, counted, { most, perSeconds, now })
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
        const [over] = await usedUp(sql, asked, { most, now })
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
  console.error('Attempts could not be counted in the database; this process counts for itself.', error)
}
