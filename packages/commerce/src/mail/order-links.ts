import type { Locale } from '@shop/domain/shop/markets'

/** The page of an order for whoever has this token; it needs no sign-in and works on any device. */
export function orderAddress(addressOf: (path: string) => string, token: string): string {
  return `${addressOf('/danke/')}?order=${token}`
}

/** The invoice beside the page of its order, or the correction with a number. */
export function invoiceAddress(orderPage: string, locale: Locale, number: string | null = null): string {
  const { origin, searchParams } = new URL(orderPage)
  const address = new URL(`/api/checkout/order/${searchParams.get('order') ?? ''}/invoice.pdf/`, origin)
  address.searchParams.set('locale', locale)
  if (number !== null) address.searchParams.set('number', number)
  return address.href
}
