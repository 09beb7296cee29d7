const FOLDER = '/api/payments/'

/** Where a provider sends a shopper back to, by the token of the order. */
export function paymentReturnPath(provider: string, token: string): string {
  return `${FOLDER}${provider}/return/${token}/`
}

/** Whether an address is the shop's own way back: then no page waits for the shopper. */
export function isPaymentReturn(address: string): boolean {
  return new URL(address).pathname.startsWith(FOLDER)
}
