import type { BasketItem } from '@shop/domain/basket/basket'
import { orderTotals } from '@shop/domain/checkout/order-totals'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { OrderTotals } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'

type Extras = { shipping: number; fee: number; paymentCode: PaymentMethodCode | null }

/** What these lines cost in this shop with shipping and fee, minor units with tax. */
export function basketTotals(
  { market }: Shop,
  items: readonly BasketItem[],
  { shipping, fee, paymentCode }: Extras,
): OrderTotals {
  return orderTotals({
    items: items.map(({ price, totalBefore, variant }) => ({
      before: totalBefore ?? price.total.withTax,
      withTax: price.total.withTax,
      rate: variant.price.tax.vat.rate,
    })),
    shipping,
    fee,
    reductions: [],
    giftcard: 0,
    standardRate: market.vat.standard,
    currency: market.currency,
    paymentCode,
  })
}
