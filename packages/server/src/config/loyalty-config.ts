import type { LoyaltySetup } from '@shop/engine/ports/loyalty/http-loyalty-programme'
import { isHookSecret } from '@shop/engine/ports/message-signature'
import * as v from 'valibot'

/** The variables of the loyalty programme. */
export const loyaltyVariables = {
  LOYALTY_ENDPOINT: v.exactOptional(
    v.pipe(
      v.string(),
      v.url('LOYALTY_ENDPOINT has to be a full address such as https://points.example/postings'),
    ),
  ),
  LOYALTY_SECRET: v.exactOptional(v.string()),
}

export type LoyaltyValues = { LOYALTY_ENDPOINT?: string; LOYALTY_SECRET?: string }

/**
 * The loyalty programme, or null where none of its variables is set. Returns a sentence about what is wrong instead; it
 * never repeats the secret, as it goes into the log.
 */
export function loyaltySetupOf(
  { LOYALTY_ENDPOINT: endpoint, LOYALTY_SECRET: secret }: LoyaltyValues,
  { isLocal }: { isLocal: boolean },
): LoyaltySetup | null | { problem: string } {
  if (endpoint === undefined && secret === undefined) return null
  if (endpoint === undefined || secret === undefined) {
    const missing = endpoint === undefined ? 'LOYALTY_ENDPOINT' : 'LOYALTY_SECRET'
    return {
      problem: `${missing} is missing: points are posted with both LOYALTY_ENDPOINT and LOYALTY_SECRET. Set it, or unset the other.`,
    }
  }
  const { protocol } = new URL(endpoint)
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:'))
    return {
      problem:
        'LOYALTY_ENDPOINT has to begin with https://: numbers of members go there. http:// is for SHOP_ENV=local alone.',
    }
  if (!isHookSecret(secret))
    return {
      problem:
        'LOYALTY_SECRET has to be whsec_ and 24 to 64 bytes in base64: see docs/integrations/loyalty.md.',
    }
  return { endpoint, secret }
}
