import type { CardExpiry } from '@shop/domain/saved-card/card-state'

/** What a shopper recognises a card by; its number never reaches the shop. */
export type CardFacts = {
  /** As the provider calls it: `visa`, `mc`. */
  brand: string
  lastFour: string
  expiry: CardExpiry
}

/** A card that a provider keeps for one customer. */
export type KeptCard = CardFacts & { token: string }

/**
 * What a provider says about a card: it is `stored`, of whom and with which payment as far as the notice names them, or it is
 * `gone`. Without `facts` the provider is asked for them.
 */
export type CardNotice =
  | {
      kind: 'stored'
      token: string
      owner: string | null
      paymentId: string | null
      facts: CardFacts | null
    }
  | { kind: 'gone'; token: string }

/**
 * Where a payment provider keeps cards for its customers' next payments. `owner` is the id of the customer, under which the
 * provider keeps a card: it takes no payment with a card of another.
 *
 * @see docs/payments.md
 */
export type CardVault = {
  /** The cards of a customer. Throws when the provider cannot be reached. */
  list(owner: string): Promise<KeptCard[]>
  /** Has the provider forget a card, also one that it does not know any more. Throws when it cannot be reached. */
  remove(card: { owner: string; token: string }): Promise<void>
  /** What a webhook says about cards; only for one whose signature `readNotices` of the provider has accepted. */
  readNotices(incoming: { body: string; headers: Headers }): CardNotice[]
}
