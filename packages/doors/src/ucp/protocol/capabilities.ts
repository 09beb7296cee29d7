/** The version of the Universal Commerce Protocol that is spoken here. */
export const UCP_VERSION = '2026-04-08'

/** Orders, which only a shop declares that can sign. */
export const ORDER = 'dev.ucp.shopping.order'

type CapabilityFacts = {
  /** Of the page about it at ucp.dev. */
  spec: string
  schema: string
  /** Capabilities that it adds to; without all of them it means nothing. */
  extends?: readonly string[]
  config?: object
}

/** What an assistant can do here, by the names of the protocol. */
const CAPABILITIES: Readonly<Record<string, CapabilityFacts>> = {
  'dev.ucp.shopping.catalog.search': { spec: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'checkout', schema: 'checkout' },
  'dev.ucp.shopping.discount': {
    spec: 'discount',
    schema: 'discount',
    extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  },
  // One order goes to one place, in one way.
  'dev.ucp.shopping.fulfillment': {
    spec: 'fulfillment',
    schema: 'fulfillment',
    extends: ['dev.ucp.shopping.checkout'],
    config: {
      allows_multi_destination: { shipping: false, pickup: false },
      allows_method_combinations: [['shipping'], ['pickup']],
    },
  },
  'dev.ucp.shopping.buyer_consent': {
    spec: 'buyer-consent',
    schema: 'buyer_consent',
    extends: ['dev.ucp.shopping.checkout'],
  },
  [ORDER]: { spec: 'order', schema: 'order' },
}

/** A capability as a profile declares it. */
export function declaredCapability(name: string) {
  const facts = CAPABILITIES[name]
  if (facts === undefined) throw new Error(`The shop has no capability ${name}: see CAPABILITIES.`)
  const parents = facts.extends ?? []
  return {
    version: UCP_VERSION,
    spec: `https://ucp.dev/${UCP_VERSION}/specification/${facts.spec}`,
    schema: `https://ucp.dev/${UCP_VERSION}/schemas/shopping/${facts.schema}.json`,
    ...(parents.length === 0 ? {} : { extends: parents.length === 1 ? parents[0] : parents }),
    ...(facts.config === undefined ? {} : { config: facts.config }),
  }
}

/** Every capability by name, in the order of the table. */
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES)

/** What a shop can do; only one that can sign declares orders. */
export function declaredNames({ signs }: { signs: boolean }): readonly string[] {
  return signs ? CAPABILITY_NAMES : CAPABILITY_NAMES.filter((name) => name !== ORDER)
}

export function parentsOf(name: string): readonly string[] {
  return CAPABILITIES[name]?.extends ?? []
}
