import type { Order } from '@shop/domain/order/order'

/** An order that was just placed, or found again when the same request came twice. */
export type PlacedOrder = {
  order: Order
  /** Opens the thank-you page; only its hash is kept. */
  token: string
  paymentId: string
  /** The shopper has to pay at the provider first. */
  redirects: boolean
  /** Variants whose stock has changed. */
  variantIds: number[]
}
