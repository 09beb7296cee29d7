import { Trans, useLingui } from '@lingui/react'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { deliverySpan } from '@shop/domain/delivery/delivery-span'
import { isCash } from '@shop/domain/payment/payment-method'
import { BasketLine } from '@shop/ui/basket/lines/basket-line'
import { BasketLines } from '@shop/ui/basket/lines/basket-lines'
import { OrderSummary } from '@shop/ui/basket/summary/order-summary'
import { PartPictures } from '@shop/ui/bundle/part-pictures'
import { ButtonLink } from '@shop/ui/button/button-link'
import { countryName } from '@shop/ui/checkout/address/address-names.ts'
import { AddressSummaries } from '@shop/ui/checkout/address/address-summaries'
import { paymentName } from '@shop/ui/checkout/payment/payment-name.ts'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PointsNote } from '@shop/ui/loyalty/points-note'
import { BankTransferBox } from '@shop/ui/order/bank-transfer-box'
import { CareHints } from '@shop/ui/order/care-hints'
import { NextSteps } from '@shop/ui/order/next-steps'
import { OrderConfirmation, type OrderOutcome } from '@shop/ui/order/order-confirmation'
import { useShopFormat } from '@shop/ui/shop-format'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lineSavings } from '../../features/basket/line-savings.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { OrderTexts } from '../../features/orders/view/order-texts.tsx'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { userAtom } from '../../features/session/session.atoms.ts'
import { VoucherPartner } from '../../features/voucher-partner/voucher-partner.tsx'
import { usePageHref, useShop, useShopPath } from '../../use-shop.ts'
import { AccountOffer } from './account-offer.tsx'
import { OrderPapers } from './order-papers.tsx'
import css from './thank-you-page.module.css'
import type { PlacedOrder } from './use-placed-order.ts'

const ReviewChoice = lazyPart(() => import('./review-choice.tsx'))

/** The order as it was placed: thanks, where to pay, what happens next, and all of it once more. */
export function PlacedOrderView({ placed }: { placed: PlacedOrder }) {
  const { i18n } = useLingui()
  const { order, bank } = placed
  const { closed } = useShop()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const path = useShopPath()
  const pageHref = usePageHref()
  const deliveryWords = useVariantDelivery()
  const { money, dateRange } = useShopFormat()
  const dates = deliverySpan(order.packages, order.shippingMethod)
  const items = order.packages.flatMap((parcel) => parcel.items)
  const promotions = order.totals.reductions.map(({ promotionId, name, code, amount }) => ({
    id: promotionId,
    name,
    code,
    reduction: amount,
  }))
  const outcome: OrderOutcome =
    order.state === 'pending_payment' ? 'waiting' : order.state === 'payment_failed' ? 'failed' : 'placed'
  const currency = order.currencyCode
  const cash = order.payment.find(({ key }) => isCash(key))

  return (
    <div className={css.page}>
      <CheckoutColumns
        aside={
          <OrderSummary
            title={<Trans id="basket.summary" message="Zusammenfassung" />}
            totals={order.totals}
            currency={currency}
            note={order.payment
              .map(({ key, amount }) => {
                return i18n.t({
                  id: 'price.named',
                  message: '{name}: {amount}',
                  values: { name: paymentName(i18n, key), amount: money(amount, { currency }) },
                })
              })
              .join(' · ')}
          />
        }
      >
        <div className={css.parts}>
          <OrderConfirmation orderNumber={order.number} email={order.customer.email} outcome={outcome} />
          {outcome === 'failed' ? null : (
            <PartPictures
              size="large"
              label={i18n.t({ id: 'order.items', message: 'Bestellte Artikel' })}
              parts={items.map((item) => ({
                id: item.key,
                name: item.product.name,
                href: path(basketItemHref(item)),
                image: item.product.images[0] ?? null,
                quantity: item.quantity,
              }))}
            />
          )}
          {outcome === 'failed' ? (
            <ButtonLink href={pageHref('checkout', { payment: 'failed' })}>
              <Trans id="order.payAgain" message="Anders bezahlen" />
            </ButtonLink>
          ) : null}
          {bank && outcome === 'placed' ? (
            <BankTransferBox
              bank={bank}
              amount={money(order.totals.total, { currency })}
              orderNumber={bank.reference}
            />
          ) : null}
          {outcome === 'failed' ? null : (
            <NextSteps
              waitsForTransfer={order.payment.some(({ key }) => key === 'V')}
              delivery={dates ? dateRange(dates.min, dates.max) : null}
              preferredDay={order.preferredDay}
              pickupPoint={order.pickupPoint}
              cashAtTheDoor={cash ? money(cash.amount, { currency }) : null}
            />
          )}
          {placed.points && outcome !== 'failed' ? <PointsNote {...placed.points} /> : null}
          {outcome === 'failed' ? null : <OrderPapers placed={placed} />}
          <CareHints hints={outcome === 'failed' ? [] : placed.care} />
          {outcome === 'placed' &&
          order.customer.status.isGuestCustomer &&
          !closed?.includes('placeOrder') ? (
            <AccountOffer order={order} />
          ) : null}
          {outcome === 'placed' && isSignedIn && !closed?.includes('putReviewInvitations') ? (
            <Suspense fallback={null}>
              <ReviewChoice />
            </Suspense>
          ) : null}
          <OrderTexts ids={order.legalTexts} />
          <AddressSummaries
            email={order.customer.email}
            shipping={order.shippingAddress}
            billing={isSame(order.shippingAddress, order.billingAddress) ? null : order.billingAddress}
            countryName={(country) => countryName(i18n, country)}
            isPickedUp={order.pickupPoint !== null}
            level={2}
          />
          <BasketLines>
            {items.map((item) => (
              <BasketLine
                key={item.key}
                item={item}
                href={path(basketItemHref(item))}
                delivery={deliveryWords(item.variant)}
                isBusy={false}
                quantity={null}
                onRemove={null}
                savings={lineSavings(item, promotions)}
                isPlain
              />
            ))}
          </BasketLines>
        </div>
      </CheckoutColumns>
      {outcome === 'placed' ? <VoucherPartner order={order} /> : null}
      <RecommendationSlider slot="basket" productIds={items.map(({ product }) => product.id)} />
    </div>
  )
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
