import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'

/** What a shop has to know to be paid through Adyen; the values come from the environment. */
export type AdyenSetup = {
  environment: 'TEST' | 'LIVE'
  apiKey: string
  merchantAccount: string
  /** Hexadecimal, as the provider's pages show it. */
  hmacKey: string
  /** Of the webhook about tokens, which has a key of its own; null where none is set up. */
  tokenHmacKey: string | null
  /** The shop's id at Google Pay, which a live account needs for tokens of platforms; null where it has none. */
  googlePayMerchantId: string | null
  /** What a browser needs for the components of wallets; null where none is set up, and then no wallet is offered. */
  clientKey: string | null
  /** The wallets that are switched on in the account. */
  expressWallets: readonly ExpressWalletName[]
  /** The part of the live addresses that belongs to the company; only LIVE has one. */
  livePrefix: string | null
  /** Another machine that answers in the provider's place, for tests; null for the provider itself. */
  endpoint: string | null
}
