import type { Address } from '@shop/domain/address/address'
import type { Country, Currency, Locale } from '@shop/domain/market/markets'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'

/** What a wallet has to know to be asked who buys and where to. */
export type ExpressInput = {
  method: PaymentMethodCode
  /** Ties the answer to its request; comes back unchanged. */
  state: string
  /** What the basket costs so far, minor units: the wallet may agree to pay as much. */
  amount: number
  currencyCode: Currency
  locale: Locale
  shopName: string
  /** Where the shop delivers to. */
  countries: readonly Country[]
  /** The wallet adds its answer as the search word `express`. */
  returnAddress: string
  cancelAddress: string
  expiresAt: Date
}

/** The shopper's data from the wallet. */
export type ExpressShopper = {
  method: PaymentMethodCode
  state: string
  email: string
  address: Address
  /** What the wallet has agreed to pay, minor units; 0 where it only hands over an address. */
  agreed: number
  currencyCode: Currency
}

/**
 * The short way of a payment provider: its wallets hand over e-mail and address, so that the checkout begins with its last
 * page. A wallet that has agreed to pay as much is not asked again by the payment that follows; otherwise the money is
 * agreed on afterwards, like with every other method.
 */
export type ExpressWallet = {
  readonly methods: readonly PaymentMethodCode[]
  /** The wallet's page. Throws when the provider cannot be reached. */
  start(input: ExpressInput): Promise<string>
  /** What the wallet said; null when it was not this wallet, or too long ago. */
  shopper(answer: string, now: Date): Promise<ExpressShopper | null>
}
