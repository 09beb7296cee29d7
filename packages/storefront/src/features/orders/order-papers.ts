import type { OrderAccess } from './use-order.ts'

/** Whose papers are asked for, and in which of the shop's locales. */
export type OrderPapers = OrderAccess & { locale: string }

/** Where an invoice is, or the correction with a number; asked for in the shop that the order was placed in. */
export function invoiceHref({ orderNumber, token, locale }: OrderPapers, number: string): string {
  const words = new URLSearchParams({ locale, number })
  return token === null
    ? `/api/user/orders/${encodeURIComponent(orderNumber)}/invoice.pdf/?${words}`
    : `/api/checkout/order/${token}/invoice.pdf/?${words}`
}

/** Where the label of a return is. */
export function labelHref(order: OrderPapers, number: string): string {
  return `/api/user/orders/${encodeURIComponent(order.orderNumber)}/returns/${number}/label.pdf/?${wordsOf(order)}`
}

/** Where a picture of a complaint is. */
export function photoHref(order: OrderPapers, photoId: string): string {
  return `/api/user/orders/${encodeURIComponent(order.orderNumber)}/photos/${photoId}/?${wordsOf(order)}`
}

function wordsOf({ locale, token }: OrderPapers): URLSearchParams {
  return new URLSearchParams({ locale, ...(token === null ? {} : { token }) })
}
