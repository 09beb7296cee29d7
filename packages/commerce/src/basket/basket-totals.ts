import type { BasketItem } from '@shop/domain/basket/basket'
import { orderTotals } from '@shop/domain/checkout/order-totals'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { NamedReduction, OrderTotals } from '@shop/domain/order/order'
import { voucherKind } from '@shop/domain/product/voucher-kind'
import type { Shop } from '@shop/domain/shop/shop'

type Extras = {
  shipping: number
  fee: number
  paymentCode: PaymentMethodCode | null
  reductions: readonly NamedReduction[]
  /** What the gift cards hold. */
  giftcard: number
  /** What the account's balance may pay. */
  balance: number
}

/** What these lines cost in this shop with shipping and fee, minor units with tax. */
export function basketTotals(
  { market, company }: Shop,
  items: readonly BasketItem[],
  { shipping, fee, paymentCode, reductions, giftcard, balance }: Extras,
): OrderTotals {
  return orderTotals({
    items: items.map(({ price, totalBefore, variant, product }) => ({
      before: totalBefore ?? price.total.withTax,
      withTax: price.total.withTax,
      rate: variant.price.tax.vat.rate,
      isGiftCard: voucherKind(product.referenceKey, company) !== null,
    })),
    shipping,
    fee,
    reductions,
    giftcard,
    balance,
    standardRate: market.vat.standard,
    currency: market.currency,
    paymentCode,
  })
}
