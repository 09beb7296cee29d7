import type { CallContext } from '../../on.ts'

/** For whom a passkey counts: the host of the shop in this locale, and where its pages come from. */
export type RelyingParty = { host: string; origin: string }

/**
 * The relying party of a request, from the shop's public address and never from a header of the request. Locales on
 * hosts of their own have passkeys of their own, as browsers offer none of another host.
 *
 * @see WebAuthn §5.1.2
 */
export function relyingParty({ addressOf }: Pick<CallContext, 'addressOf'>): RelyingParty {
  const { hostname, origin } = new URL(addressOf('/'))
  return { host: hostname, origin }
}
