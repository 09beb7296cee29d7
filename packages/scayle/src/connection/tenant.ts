import { StorefrontAPIClient } from '@scayle/storefront-api'
import { Problem, problem } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import { type Ask, type AskOptions, asking } from './ask.ts'
import { type LastKnown, lastKnown } from './last-known.ts'
import type { ScayleSetup } from './setup.ts'
import { Unanswered } from './unanswered.ts'

/** A tenant as the handlers ask it. */
export type Tenant = {
  setup: ScayleSetup
  /** The client of a shop, whose id at SCAYLE is the brand's `shopIds`. */
  clientOf: (shop: Pick<Shop, 'shopId'>) => StorefrontAPIClient
  ask: Ask
  known: LastKnown
}

/** A tenant and what is known of it. Nothing is asked before somebody asks. */
export function openTenant(setup: ScayleSetup, options: AskOptions = {}): Tenant {
  const clients = new Map<number, StorefrontAPIClient>()
  return {
    setup,
    ask: asking(options),
    known: lastKnown(options),
    clientOf({ shopId }) {
      const known = clients.get(shopId)
      if (known) return known
      const client = new StorefrontAPIClient({
        host: setup.host,
        shopId,
        auth: { type: 'token', token: setup.token },
      })
      clients.set(shopId, client)
      return client
    },
  }
}

/** How long a browser waits before it asks again, seconds. */
const RETRY_SECONDS = 5

/** Runs a handler; what SCAYLE did not answer is a 503 that says nothing of the tenant. */
export async function orUnavailable<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (failure) {
    if (failure instanceof Problem || !(failure instanceof Unanswered)) throw failure
    throw problem(
      503,
      'backend_unavailable',
      'The goods and baskets of this shop are elsewhere and did not answer. Nothing was lost; try again in a moment.',
      [{ path: '', key: 'problem.failed', params: { retryAfterSeconds: RETRY_SECONDS } }],
    )
  }
}
