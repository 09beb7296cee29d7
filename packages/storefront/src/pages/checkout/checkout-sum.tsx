import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { BasketGlance } from '@shop/ui/basket/mini-basket/basket-glance'
import { OrderSummary } from '@shop/ui/basket/summary/order-summary'
import { SummaryFold } from '@shop/ui/checkout/summary-fold'
import { useShopFormat } from '@shop/ui/shop-format'
import { BasketCodes } from '../../features/basket/basket-codes.tsx'

/** What the order costs so far, with its lines and codes. */
export function CheckoutSum({ checkout, isEstimated }: { checkout: Checkout; isEstimated: boolean }) {
  const { basket, totals } = checkout

  return (
    <OrderSummary
      title={<Trans id="basket.summary" message="Zusammenfassung" />}
      totals={totals}
      isShippingEstimated={isEstimated}
      codes={<BasketCodes basket={basket} />}
    >
      <BasketGlance items={basket.items} />
    </OrderSummary>
  )
}

/** The same in one line above the form, where the sums stand far below it. */
export function CheckoutGlance({ checkout: { basket, totals } }: { checkout: Checkout }) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  return (
    <SummaryFold
      title={i18n.t({
        id: 'checkout.glance',
        message: '{count, plural, one {# Artikel} other {# Artikel}}',
        values: { count: basket.items.reduce((sum, { quantity }) => sum + quantity, 0) },
      })}
      amount={money(totals.total)}
    >
      <BasketGlance items={basket.items} />
    </SummaryFold>
  )
}
