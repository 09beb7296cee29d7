import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'

/**
 * The wallets to show on this device: of the two that telephones bring along the one that it has, in one place, so that
 * nothing moves. Where one of them is all there is, it is shown: Apple Pay works elsewhere with a code to scan.
 */
export function shownWallets(
  offered: readonly ExpressWalletName[],
  hasApplePay: boolean,
): readonly ExpressWalletName[] {
  const other = hasApplePay ? 'googlePay' : 'applePay'
  const hasBoth = offered.includes('applePay') && offered.includes('googlePay')
  return hasBoth ? offered.filter((wallet) => wallet !== other) : offered
}

/** Whether this browser pays with Apple Pay by itself. */
export function hasApplePay(): boolean {
  try {
    const { ApplePaySession } = window as { ApplePaySession?: { canMakePayments?: () => boolean } }
    return ApplePaySession?.canMakePayments?.() ?? false
  } catch {
    // It throws in documents that are not secure.
    return false
  }
}
