import { createHash } from 'node:crypto'
import { countAttempts } from '@shop/engine/coordination/attempt-store'
import type { Database } from '@shop/engine/db/database'
import { IntegrationProblem } from './integration-problem.ts'

/** Requests of one token in a minute; an upsert of many lines is one. */
export const TOKEN_LIMIT = { most: 600, perSeconds: 60 }

/**
 * Counts a request of a token, for all processes together. What is left is said by the header fields of the draft
 * draft-ietf-httpapi-ratelimit-headers-10, of which the answer of a refused request has the same.
 *
 * @throws IntegrationProblem 429 when nothing is left
 */
export async function countedRequest(
  { sql }: Pick<Database, 'sql'>,
  tokenId: string,
  now: Date,
): Promise<Record<string, string>> {
  const { most, perSeconds } = TOKEN_LIMIT
  const key = createHash('sha256').update(`integration:${tokenId}`).digest('base64url')
  const [window] = await countAttempts(sql, [key], { most, perSeconds, now })
  const used = window?.used ?? 1
  const seconds = Math.max(1, Math.ceil(((window?.endsAt.getTime() ?? 0) - now.getTime()) / 1000))
  const headers = {
    'ratelimit-policy': `"default";q=${most};w=${perSeconds}`,
    ratelimit: `"default";r=${Math.max(0, most - used)};t=${seconds}`,
  }
  if (used <= most) return headers
  throw new IntegrationProblem(
    429,
    'too_many_requests',
    `A token has ${most} requests in ${perSeconds} seconds: wait ${seconds} seconds, and send many changes as lines of one request.`,
    { headers: { ...headers, 'retry-after': String(seconds) } },
  )
}
