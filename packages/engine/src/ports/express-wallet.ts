import type { Country, Currency, Locale } from '@shop/domain/market/markets'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'

/** What a wallet has to know before its sheet opens. */
export type WalletInput = {
  wallet: ExpressWalletName
  /** What the basket costs so far, minor units. */
  amount: number
  currencyCode: Currency
  locale: Locale
  /** Where the shop delivers to. */
  countries: readonly Country[]
}

/** What the wallet's page of the shop loads, and from where: nothing of it comes near the shop's other pages. */
export type WalletComponent = {
  /** Adyen's component, or what stands in for it; the same names are there once it has run. */
  script: { address: string } | { code: string }
  styles: readonly string[]
  /** Who else is spoken to from this page: its content policy names them and nobody else. */
  hosts: readonly string[]
  /** Handed to the component as it is. */
  setup: Record<string, unknown>
}

/** The wallet's own order, for a wallet that has one (PayPal). */
export type WalletOrder = {
  /** The id of the payment that may come of it. */
  paymentId: string
  amount: number
  currencyCode: Currency
  locale: Locale
  shopName: string
  returnAddress: string
  /** What its component has said. */
  said: Record<string, unknown>
}

/** A changed order of a wallet. Amounts in minor units. */
export type WalletOrderChange = {
  reference: string
  /** Changes with every change. */
  data: string
  amount: number
  shipping: number
  currencyCode: Currency
}

/** What a shopper has agreed to in a wallet, before there was an order. */
export type WalletAgreement = {
  wallet: ExpressWalletName
  /** Minor units. */
  agreed: number
  /** A token, or who has agreed to the wallet's order: the provider made it and reads it. */
  said: Record<string, unknown>
  /** The wallet's order as it was changed last; null for a wallet without one. */
  order: { reference: string; data: string } | null
}

/**
 * The short way of a payment provider: its wallets hand over e-mail and address, and agree to pay. The order follows on the
 * shop's own page, with its button; then `start` of the provider uses the agreement.
 *
 * @see docs/payments.md, eu-duties C-20
 */
export type ExpressWallet = {
  readonly wallets: readonly ExpressWalletName[]
  /** Encrypts what passes through the browser on the way; never leaves the server. */
  readonly secret: string
  /** Throws when the provider cannot be reached, or does not offer this wallet there. */
  component(input: WalletInput): Promise<WalletComponent>
  /** Opens the wallet's own order: what its component goes on with, and its name at the provider. */
  open(order: WalletOrder): Promise<{ reference: string; answer: Record<string, unknown> }>
  /** Tells the wallet's order what it costs by now. Returns its new `data`. Throws when the provider cannot be reached. */
  reprice(change: WalletOrderChange): Promise<string>
}
