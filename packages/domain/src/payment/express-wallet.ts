import type { PaymentMethodCode } from './payment-method.ts'

/** Wallets that know who buys and where to, in the order in which they are offered. */
export const EXPRESS_WALLETS = ['paypal', 'applePay', 'googlePay'] as const
export type ExpressWalletName = (typeof EXPRESS_WALLETS)[number]

/** Names of their makers, the same in every language. */
export const WALLET_NAMES: Record<ExpressWalletName, string> = {
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
}

const METHODS = { paypal: 'PP', applePay: 'AP', googlePay: 'KK' } as const satisfies Record<
  ExpressWalletName,
  PaymentMethodCode
>

/** What an order is paid with that a wallet pays: behind Google Pay is a card, as with the tokens of platforms. */
export function walletMethod(wallet: ExpressWalletName): PaymentMethodCode {
  return METHODS[wallet]
}

/**
 * Whether an agreement covers an amount, minor units. A token of Apple Pay is for its amount exactly; the others pay up to
 * what was agreed.
 *
 * @see docs/payments.md
 */
export function isCovered(wallet: ExpressWalletName, agreed: number, amount: number): boolean {
  return wallet === 'applePay' ? agreed === amount : agreed >= amount
}
