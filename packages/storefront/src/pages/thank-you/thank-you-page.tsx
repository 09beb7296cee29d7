import { Trans, useLingui } from '@lingui/react'
import type { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { basketItemHref } from '@shop/domain/product/basket-item-href'
import { BasketLine } from '@shop/ui/basket/basket-line'
import { BasketLines } from '@shop/ui/basket/basket-lines'
import { OrderSummary } from '@shop/ui/basket/order-summary'
import { ButtonLink } from '@shop/ui/button/button-link'
import { countryName } from '@shop/ui/checkout/address-names.ts'
import { AddressSummary } from '@shop/ui/checkout/address-summary'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { BankTransferBox } from '@shop/ui/order/bank-transfer-box'
import { NextSteps } from '@shop/ui/order/next-steps'
import { OrderConfirmation } from '@shop/ui/order/order-confirmation'
import { useShopFormat } from '@shop/ui/shop-format'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { loadBasketAtom } from '../../features/basket/basket.atoms.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { servicesAtom } from '../../services.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import css from './thank-you-page.module.css'
import { thankYouRoute } from './thank-you-route.ts'

type PlacedOrder = AnswerOf<typeof loadPlacedOrder>

/** The order's number first, then what happens next, then everything that was ordered. @see product §8 "Thank-you" */
export function ThankYouPage() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { order: token } = thankYouRoute.useSearch()
  const { api } = useAtomValue(servicesAtom)
  const loadBasket = useSetAtom(loadBasketAtom)
  const [placed, setPlaced] = useState<PlacedOrder | 'unknown' | null>(null)

  useEffect(() => {
    if (!token) {
      setPlaced('unknown')
      return
    }
    import('@shop/api-client/contract/checkout')
      .then(({ loadPlacedOrder }) => api(loadPlacedOrder, { token }))
      .then(setPlaced, () => setPlaced('unknown'))
    // The order has emptied the basket; the icon should know. spec §8: a failure is swallowed
    loadBasket().catch(() => undefined)
  }, [api, token, loadBasket])

  if (placed === null) {
    return (
      <PageWidth>
        <div className={css.page}>
          <h1 className={css.waiting}>
            <Trans id="order.loading" message="Die Bestellung wird geladen" />
          </h1>
          <Skeleton height="16rem" />
        </div>
      </PageWidth>
    )
  }
  if (placed === 'unknown') {
    return (
      <PageWidth>
        <div className={css.page}>
          <EmptyState
            level={1}
            title={i18n.t({ id: 'order.unknownTitle', message: 'Diese Bestellung ist hier nicht bekannt' })}
            text={i18n.t({
              id: 'order.unknownText',
              message:
                'Der Link ist vielleicht unvollständig. Die Bestellbestätigung kommt auf jeden Fall per E-Mail.',
            })}
          >
            <ButtonLink href={path('/')}>
              <Trans id="error.backToHome" message="Zur Startseite" />
            </ButtonLink>
          </EmptyState>
        </div>
      </PageWidth>
    )
  }
  return <Placed placed={placed} />
}

function Placed({ placed: { order, bank } }: { placed: PlacedOrder }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const deliveryWords = useVariantDelivery()
  const { money, dateRange } = useShopFormat()
  const dates = order.packages[0]?.deliveryDate

  return (
    <div className={css.page}>
      <CheckoutColumns
        aside={
          <OrderSummary
            title={<Trans id="basket.summary" message="Zusammenfassung" />}
            totals={order.totals}
          />
        }
      >
        <div className={css.parts}>
          <OrderConfirmation orderNumber={order.number} email={order.customer.email} />
          {bank ? (
            <BankTransferBox
              bank={bank}
              amount={money(order.totals.total, { currency: order.currencyCode })}
              orderNumber={bank.reference}
            />
          ) : null}
          <NextSteps
            waitsForTransfer={order.payment.some((payment) => payment.key === 'V')}
            delivery={dates ? dateRange(dates.min, dates.max) : null}
          />
          <section className={css.part} aria-labelledby="delivery-title">
            <h2 id="delivery-title" className={css.title}>
              <Trans id="checkout.shippingAddress" message="Lieferadresse" />
            </h2>
            <AddressSummary
              address={order.shippingAddress}
              countryName={countryName(i18n, order.shippingAddress.country)}
            />
          </section>
          <BasketLines>
            {order.packages.flatMap((parcel) =>
              parcel.items.map((item) => (
                <BasketLine
                  key={item.key}
                  item={item}
                  href={path(basketItemHref(item))}
                  delivery={deliveryWords(item.variant)}
                  isBusy={false}
                  quantity={null}
                  onRemove={null}
                />
              )),
            )}
          </BasketLines>
        </div>
      </CheckoutColumns>
    </div>
  )
}
