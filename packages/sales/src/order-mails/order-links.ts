import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'

/** The page of an order for whoever has this token; it needs no sign-in and works on any device. */
export function orderAddress(addressOf: (path: string) => string, token: string): string {
  return addressOf(pagePath('thankYou', { order: token }))
}

/**
 * The page of an order with everything that can be done about it. Number and token stand behind the hash, so that neither
 * logs nor caches get to see them.
 */
export function orderPageAddress(
  addressOf: (path: string) => string,
  orderNumber: string,
  token: string,
): string {
  return `${addressOf(pagePath('orderLookup'))}#${encodeURIComponent(orderNumber)}.${token}`
}

/** The invoice beside the page of its order, or the correction with a number. */
export function invoiceAddress(orderPage: string, locale: Locale, number: string | null = null): string {
  const { origin, searchParams } = new URL(orderPage)
  const address = new URL(`/api/checkout/order/${searchParams.get('order') ?? ''}/invoice.pdf/`, origin)
  address.searchParams.set('locale', locale)
  if (number !== null) address.searchParams.set('number', number)
  return address.href
}
