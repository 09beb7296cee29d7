/** For whom a passkey counts: the host of an address, and where its pages come from. */
export type RelyingParty = { host: string; origin: string }

/**
 * The relying party behind a public address of ours, and never from a header of a request. Addresses on hosts of their own
 * have passkeys of their own, as browsers offer none of another host.
 *
 * @see WebAuthn §5.1.2
 */
export function relyingParty(address: string): RelyingParty {
  const { hostname, origin } = new URL(address)
  return { host: hostname, origin }
}
