import type { Basket, BasketItem } from '../basket/basket.ts'
import type { PaymentMethodCode } from '../payment/payment-method.ts'
import { voucherKind } from '../product-detail/voucher-kind.ts'
import type { Shop } from '../shop/shop.ts'
import { orderTotals } from './order-totals.ts'

type Extras = {
  shipping: number
  fee: number
  paymentCode: PaymentMethodCode | null
  reductions: Readonly<Basket['totals']['reductions']>
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
): Basket['totals'] {
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
