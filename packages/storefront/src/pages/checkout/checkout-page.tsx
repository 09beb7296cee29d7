import { Trans, useLingui } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouteContext } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { checkoutProblemAtom } from '../../features/checkout/checkout.atoms.ts'
import { lostCheckoutAtom } from '../../features/checkout/lost-checkout.atoms.ts'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { CheckoutFrame } from '../../shell/checkout-frame.tsx'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { useShop } from '../../use-shop.ts'
import { AddressEntryForm } from './addresses/address-entry-form.tsx'
import css from './checkout-page.module.css'
import { checkoutRoute } from './checkout-route.ts'
import { CheckoutSections } from './checkout-sections.tsx'
import { EmptyCheckout } from './lost/empty-checkout.tsx'
import { LostCheckout } from './lost/lost-checkout.tsx'
import { RestoredCheckoutNotice } from './lost/restored-checkout.tsx'
import { UnavailableCheckout } from './lost/unavailable-checkout.tsx'
import { CheckoutAlert } from './notices/checkout-alert.tsx'
import { CheckoutWaiting } from './notices/checkout-waiting.tsx'
import { problemWords } from './notices/problem-words.ts'
import { useCheckout } from './use-checkout.ts'
import { useExpressReturn } from './use-express-return.ts'

const CustomerCheckout = lazy(() => import('./customer-checkout.tsx'))
const ExpressOffer = lazyPart(() =>
  import('../../features/checkout/express-offer.tsx').then((part) => ({ default: part.ExpressOffer })),
)
const HandOver = lazy(() => import('./payment/hand-over.tsx'))

/** One page, three sections; each folds to its summary when it is complete. @see product §8 "Checkout" */
export function CheckoutPage() {
  const { closed } = useShop()
  return (
    <CheckoutFrame>{closed?.includes('loadCheckout') ? <CheckoutElsewhere /> : <Checkout />}</CheckoutFrame>
  )
}

function CheckoutElsewhere() {
  const isOfServer = useIsOfServer()
  return (
    <>
      <PageWidth>
        <CheckoutNeedsScript />
      </PageWidth>
      {isOfServer ? (
        <CheckoutWaiting />
      ) : (
        <Suspense fallback={<CheckoutWaiting />}>
          <HandOver />
        </Suspense>
      )}
    </>
  )
}

function CheckoutNeedsScript() {
  return (
    <NeedsScript>
      <Trans
        id="checkout.needsScript"
        message="Zum Bestellen brauchen Sie JavaScript. Bitte schalten Sie es im Browser ein, und laden Sie die Seite neu."
      />
    </NeedsScript>
  )
}

function Checkout() {
  const { i18n } = useLingui()
  const { payment, way, pay, express } = checkoutRoute.useSearch()
  const { expressWallets } = useRouteContext({ from: '__root__' })
  useExpressReturn(express)
  const checkout = useCheckout({ isGuest: way === 'guest', express })
  const problem = useAtomValue(checkoutProblemAtom)
  const lost = useAtomValue(lostCheckoutAtom)
  const isOrderable =
    checkout !== null && checkout.basket.items.length > 0 && !checkout.missing.includes('items')
  const [wasOrderable, setWasOrderable] = useState(false)
  if (isOrderable && !wasOrderable) setWasOrderable(true)

  const title = (
    <h1 className={css.title}>
      <Trans id="checkout.title" message="Kasse" />
    </h1>
  )
  if (!checkout || express !== undefined) {
    return (
      <>
        <PageWidth>
          {title}
          <CheckoutNeedsScript />
          {problem ? <p role="alert">{problemWords(i18n, problem)}</p> : null}
        </PageWidth>
        {problem ? null : <CheckoutWaiting />}
      </>
    )
  }
  if (checkout.basket.items.length === 0) {
    return (
      <PageWidth>
        {title}
        <RestoredCheckoutNotice />
        {lost ? <LostCheckout lost={lost} /> : <EmptyCheckout />}
      </PageWidth>
    )
  }
  if (!isOrderable) {
    return (
      <PageWidth>
        {title}
        <RestoredCheckoutNotice />
        <UnavailableCheckout
          names={checkout.basket.items.map(({ product }) => product.name)}
          hasPaymentFailed={payment === 'failed'}
          hasReplaced={wasOrderable}
        />
      </PageWidth>
    )
  }
  const isCustomer = checkout.customer !== null && !checkout.customer.isGuest
  // Who has said where it goes has no use for a shorter way.
  const isExpressOpen =
    expressWallets.length > 0 && checkout.shippingAddress === null && checkout.totals.total > 0
  const sections = { checkout, hasPaymentFailed: payment === 'failed', expressMethod: pay }
  return (
    <>
      <PageWidth>
        {title}
        <RestoredCheckoutNotice />
        <CheckoutAlert hasPaymentFailed={payment === 'failed'} />
      </PageWidth>
      {isCustomer ? (
        <Suspense fallback={<CheckoutWaiting />}>
          <CustomerCheckout {...sections} />
        </Suspense>
      ) : (
        <CheckoutSections
          {...sections}
          addressPart={(onDone) => (
            <>
              {isExpressOpen ? (
                <Suspense fallback={<Skeleton height="6.5rem" shape="lines" />}>
                  <ExpressOffer from="checkout" isFirst />
                </Suspense>
              ) : null}
              <AddressEntryForm checkout={checkout} onDone={onDone} />
            </>
          )}
        />
      )}
    </>
  )
}
