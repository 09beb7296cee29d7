/** What somebody else's platform got from the payment provider in exchange for a card, for one checkout. */
export type PaymentToken = {
  token: string
  /** The checkout for which the token was made. */
  checkoutId: string
}

/** A way to pay as the payment handler of a protocol declares it. */
export type DeclaredHandler = {
  /** Reverse domain of who specifies it, `com.google.pay`. */
  name: string
  /** What an instrument names it by. */
  id: string
  /** Brands of cards, as the protocol writes them. */
  brands: readonly string[]
  /** What a platform needs to get a token. */
  config: Record<string, unknown>
}

/**
 * Payments with a token that a platform got for its buyer. Money is asked for like any other, by `start` of the provider;
 * its page is that of the buyer's bank, or the shop's own way back where the bank has decided already.
 *
 * @see docs/integrations/ucp.md
 */
export type TokenPayments = {
  handler(place: { shopName: string; origin: string }): DeclaredHandler
}
