import { Trans, useLingui } from '@lingui/react'
import { OrderSummary } from '@shop/ui/basket/order-summary'
import { ButtonLink } from '@shop/ui/button/button-link'
import { countryName } from '@shop/ui/checkout/address-names.ts'
import { AddressSummary } from '@shop/ui/checkout/address-summary'
import { CheckoutSection } from '@shop/ui/checkout/checkout-section'
import { paymentMethodName } from '@shop/ui/checkout/payment-method-name.ts'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import {
  checkoutAtom,
  checkoutProblemAtom,
  loadCheckoutAtom,
} from '../../features/checkout/checkout.atoms.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { AddressSection } from './address-section.tsx'
import css from './checkout-page.module.css'
import { checkoutRoute } from './checkout-route.ts'
import { PaymentSection } from './payment-section.tsx'
import { problemWords } from './problem-words.ts'
import { ReviewSection } from './review-section.tsx'

type SectionName = 'address' | 'payment' | 'review'

/** One page, three sections; each folds to its summary when it is complete. @see product §8 "Checkout" */
export function CheckoutPage() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { payment } = checkoutRoute.useSearch()
  const checkout = useAtomValue(checkoutAtom)
  const problem = useAtomValue(checkoutProblemAtom)
  const load = useSetAtom(loadCheckoutAtom)
  const [wish, setWish] = useState<SectionName | null>(null)

  useEffect(() => {
    void load()
  }, [load])

  const title = (
    <h1 className={css.title}>
      <Trans id="checkout.title" message="Kasse" />
    </h1>
  )
  if (!checkout) {
    return (
      <PageWidth>
        {title}
        {problem ? <p role="alert">{problemWords(i18n, problem)}</p> : <Skeleton height="12rem" />}
      </PageWidth>
    )
  }
  if (checkout.basket.items.length === 0) {
    return (
      <PageWidth>
        {title}
        <EmptyState
          title={i18n.t({ id: 'checkout.emptyTitle', message: 'Hier gibt es noch nichts zu bezahlen' })}
          text={i18n.t({ id: 'problem.basketEmpty', message: 'Der Warenkorb ist leer.' })}
        >
          <ButtonLink href={path('/')}>
            <Trans id="basket.startShopping" message="Weiter stöbern" />
          </ButtonLink>
        </EmptyState>
      </PageWidth>
    )
  }

  const { missing } = checkout
  const lacksAddress = missing.includes('customer') || missing.includes('shippingAddress')
  const lacksPayment = missing.includes('shipping') || missing.includes('payment')
  const reached: SectionName = lacksAddress
    ? 'address'
    : lacksPayment || payment === 'failed'
      ? 'payment'
      : 'review'
  const open = wish ?? reached
  const stateOf = (name: SectionName, isComplete: boolean) =>
    open === name ? 'open' : isComplete ? 'done' : 'waiting'

  return (
    <>
      <PageWidth>
        {title}
        {payment === 'failed' ? (
          <p className={css.failed} role="alert">
            <Trans
              id="checkout.paymentFailed"
              message="Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Warenkorb und Angaben sind noch da: bitte noch einmal versuchen oder anders bezahlen."
            />
          </p>
        ) : null}
      </PageWidth>
      <CheckoutColumns
        aside={
          <div className={css.aside} data-beside={open}>
            <OrderSummary
              title={<Trans id="basket.summary" message="Zusammenfassung" />}
              totals={checkout.totals}
              isShippingEstimated={lacksPayment}
            />
          </div>
        }
      >
        <CheckoutSection
          number={1}
          title={i18n.t({ id: 'checkout.addressTitle', message: 'Adresse' })}
          state={stateOf('address', !lacksAddress)}
          onEdit={() => setWish('address')}
          summary={
            checkout.shippingAddress ? (
              <>
                <p>{checkout.customer?.email}</p>
                <AddressSummary
                  address={checkout.shippingAddress}
                  countryName={countryName(i18n, checkout.shippingAddress.country)}
                />
              </>
            ) : null
          }
        >
          <AddressSection checkout={checkout} onDone={() => setWish('payment')} />
        </CheckoutSection>
        <CheckoutSection
          number={2}
          title={i18n.t({ id: 'checkout.paymentTitle', message: 'Versand und Zahlung' })}
          state={stateOf('payment', !lacksAddress && !lacksPayment)}
          onEdit={() => setWish('payment')}
          summary={checkout.paymentKey ? <p>{paymentMethodName(i18n, checkout.paymentKey)}</p> : null}
        >
          <PaymentSection checkout={checkout} onDone={() => setWish('review')} />
        </CheckoutSection>
        <CheckoutSection
          number={3}
          title={i18n.t({ id: 'checkout.reviewTitle', message: 'Prüfen und bestellen' })}
          state={stateOf('review', false)}
          onEdit={() => setWish('review')}
          summary={null}
        >
          <ReviewSection checkout={checkout} />
        </CheckoutSection>
      </CheckoutColumns>
    </>
  )
}
