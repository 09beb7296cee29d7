const DISCOUNT = 'dev.ucp.shopping.discount'
const FULFILLMENT = 'dev.ucp.shopping.fulfillment'
const CONSENT = 'dev.ucp.shopping.buyer_consent'

type Parts = { discounts?: unknown; fulfillment?: unknown; buyer?: unknown }

/** A request or an answer without the parts of extensions that are not active; what is left means the same to both sides. */
export function negotiatedParts<D extends Parts>(document: D, active: ReadonlySet<string>): D {
  const kept = { ...document }
  if (!active.has(DISCOUNT)) delete kept.discounts
  if (!active.has(FULFILLMENT)) delete kept.fulfillment
  if (!active.has(CONSENT) && hasConsent(kept.buyer)) {
    const person: { consent?: unknown } = { ...kept.buyer }
    delete person.consent
    return { ...kept, buyer: person }
  }
  return kept
}

function hasConsent(buyer: unknown): buyer is { consent: unknown } {
  return typeof buyer === 'object' && buyer !== null && 'consent' in buyer
}
