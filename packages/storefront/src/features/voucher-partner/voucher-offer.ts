import type { Order } from '@shop/domain/order/order'
import type { VoucherPartner } from '@shop/domain/shop/shop-setup'

/** What the partner's script reads from the page; it says what was bought for how much, and nothing about by whom. */
export type PartnerFrame = {
  trafficSourceNumber: string
  trafficMediumNumber: string
  orderId: string
  /** Without tax, in major units. */
  orderValue: string
  orderCurrency: string
  usedCouponCode: string
  iframeContainerId: string
}

declare global {
  interface Window {
    /** Read by the voucher partner's script. */
    sovIframes?: PartnerFrame[]
  }
}

/** Where the offer is shown. */
export const OFFER_ID = 'voucher-offer'

/** What the voucher partner receives of an order. @see spec §3 "sovendus"; eu-duties C-31 */
export function partnerFrame(order: Order, { source, medium }: VoucherPartner): PartnerFrame {
  const code = order.totals.reductions.find((reduction) => reduction.code !== null)?.code ?? ''
  return {
    trafficSourceNumber: source,
    trafficMediumNumber: medium,
    orderId: order.number,
    orderValue: (order.cost.withoutTax / 100).toFixed(2),
    orderCurrency: order.currencyCode,
    usedCouponCode: code,
    iframeContainerId: OFFER_ID,
  }
}
