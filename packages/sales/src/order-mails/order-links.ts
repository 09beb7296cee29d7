import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'

/** The page of an order, accessible by this token without sign-in on any device. */
export function orderAddress(addressOf: (path: string) => string, token: string): string {
  return addressOf(pagePath('thankYou', { order: token }))
}

/**
 * The page of an order with all its actions. Number and token are in the hash, so that they reach neither logs nor
 * caches.
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
