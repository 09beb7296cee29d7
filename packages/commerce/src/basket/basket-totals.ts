import type { BasketItem } from '@shop/domain/basket/basket'
import { orderTotals } from '@shop/domain/checkout/order-totals'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { NamedReduction, OrderTotals } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'

type Extras = {
  shipping: number
  fee: number
  paymentCode: PaymentMethodCode | null
  reductions: readonly NamedReduction[]
  /** What the gift cards hold. */
  giftcard: number
}

/** What these lines cost in this shop with shipping and fee, minor units with tax. */
export function basketTotals(
  { market }: Shop,
  items: readonly BasketItem[],
  { shipping, fee, paymentCode, reductions, giftcard }: Extras,
): OrderTotals {
  return orderTotals({
    items: items.map(({ price, totalBefore, variant }) => ({
      before: totalBefore ?? price.total.withTax,
      withTax: price.total.withTax,
      rate: variant.price.tax.vat.rate,
    })),
    shipping,
    fee,
    reductions,
    giftcard,
    standardRate: market.vat.standard,
    currency: market.currency,
    paymentCode,
  })
}
