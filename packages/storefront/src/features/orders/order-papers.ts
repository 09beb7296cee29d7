import type { OrderAccess } from './use-order.ts'

type OfOrder = OrderAccess & { locale: string }

/** Where an invoice is, or the correction with a number; asked for in the shop that the order was placed in. */
export function invoiceHref({ orderNumber, token, locale }: OfOrder, number: string): string {
  const words = new URLSearchParams({ locale, number })
  return token === null
    ? `/api/user/orders/${encodeURIComponent(orderNumber)}/invoice.pdf/?${words}`
    : `/api/checkout/order/${token}/invoice.pdf/?${words}`
}

export function labelHref(order: OfOrder, number: string): string {
  return `/api/user/orders/${encodeURIComponent(order.orderNumber)}/returns/${number}/label.pdf/?${wordsOf(order)}`
}

export function photoHref(order: OfOrder, photoId: string): string {
  return `/api/user/orders/${encodeURIComponent(order.orderNumber)}/photos/${photoId}/?${wordsOf(order)}`
}

function wordsOf({ locale, token }: OfOrder): URLSearchParams {
  return new URLSearchParams({ locale, ...(token === null ? {} : { token }) })
}
