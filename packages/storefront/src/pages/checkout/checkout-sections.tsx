import { useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { countryName } from '@shop/ui/checkout/address/address-names.ts'
import { AddressSummaries } from '@shop/ui/checkout/address/address-summaries'
import { CheckoutSection } from '@shop/ui/checkout/checkout-section'
import { ChoiceSummary, type PaymentKey } from '@shop/ui/checkout/choice-summary'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'
import { choosePaymentAtom, chooseShippingAtom } from '../../features/checkout/checkout.atoms.ts'
import { storedDraft } from '../../features/checkout/checkout-draft.ts'
import { isDeliveryLost, listOfDelivery } from './addresses/list-of-delivery.ts'
import css from './checkout-page.module.css'
import { CheckoutGlance, CheckoutSum } from './checkout-sum.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import { ReviewSection } from './review-section.tsx'
import { useNewsletterOffer } from './use-newsletter-offer.ts'

const GiftDelivery = lazyPart(() => import('./gift-delivery.tsx'))

type SectionName = 'address' | 'payment' | 'review'

export type CheckoutSectionsProps = {
  checkout: Checkout
  hasPaymentFailed: boolean
  /** What an express button has chosen: with the address known, there is nothing left to ask. */
  expressMethod: string | undefined
  /** Asks for e-mail and addresses; guests type them, customers choose among theirs. */
  addressPart: (onDone: () => void) => ReactNode
}

/** Gift cards first, then the account, then the method; a voucher alone leaves nothing to pay. */
function paidWith({ totals, paymentKey }: Checkout): PaymentKey[] {
  return [
    ...(totals.giftcard > 0 ? (['giftcard'] as const) : []),
    ...(totals.balance > 0 ? (['balance'] as const) : []),
    ...(paymentKey !== null && paymentKey !== 'G' ? [paymentKey] : []),
  ]
}

/** The three sections, and beside them what it costs; with the last one the sums come to the button. */
export function CheckoutSections(props: CheckoutSectionsProps) {
  const { checkout, hasPaymentFailed, expressMethod, addressPart } = props
  const { i18n } = useLingui()
  const chooseShipping = useSetAtom(chooseShippingAtom)
  const choosePayment = useSetAtom(choosePaymentAtom)
  const [wanted, setWanted] = useState<SectionName | null>(() => (storedDraft() ? 'address' : null))

  const { missing } = checkout
  const lacksAddress = missing.includes('customer') || missing.includes('shippingAddress')
  const lacksPayment = missing.includes('shipping') || missing.includes('payment')
  const reached: SectionName = lacksAddress
    ? 'address'
    : lacksPayment || hasPaymentFailed
      ? 'payment'
      : 'review'
  // Whoever arrives here has to say that the choice is made: a method is saved with its tick, and the page must not move on
  // by itself then.
  if (wanted === null && reached === 'payment') setWanted('payment')
  // The section may have become unavailable, for example by a basket that grew in another tab.
  const open = wanted === 'review' && (lacksAddress || lacksPayment) ? reached : (wanted ?? reached)
  const isNewsletterOffered = useNewsletterOffer(checkout.customer, open === 'review')
  const stateOf = (name: SectionName, isComplete: boolean) =>
    open === name ? 'open' : isComplete ? 'done' : 'waiting'

  const express = checkout.paymentMethods.find(({ key, available }) => key === expressMethod && available)
  const onAddressDone = async () => {
    const [only, ...others] = checkout.shippingMethods
    if (!express || express.needsBirthDate || !only || others.length > 0) return setWanted('payment')
    const isChosen =
      (await chooseShipping({ shippingMethod: only.key })) &&
      (await choosePayment({ paymentKey: express.key }))
    setWanted(isChosen ? 'review' : 'payment')
  }

  return (
    <>
      <PageWidth>{open === 'review' ? null : <CheckoutGlance checkout={checkout} />}</PageWidth>
      <CheckoutColumns
        aside={
          open !== 'review' ? (
            <CheckoutSum checkout={checkout} isEstimated={lacksPayment} />
          ) : isNewsletterOffered === null ? (
            // Whoever has chosen everything before comes here at once, and what stands above the terms is known a moment later.
            <Skeleton height="25rem" shape="card" />
          ) : (
            <OrderPanel
              checkout={checkout}
              isNewsletterOffered={isNewsletterOffered}
              onRefused={() => setWanted(null)}
            />
          )
        }
      >
        <CheckoutSection
          number={1}
          title={i18n.t({ id: 'checkout.addressTitle', message: 'Adresse' })}
          state={stateOf('address', !lacksAddress)}
          onEdit={() => setWanted('address')}
          summary={
            checkout.shippingAddress ? (
              <AddressSummaries
                email={checkout.customer?.email ?? ''}
                shipping={checkout.shippingAddress}
                billing={checkout.billingAddress}
                toList={listOfDelivery(checkout)}
                countryName={(country) => countryName(i18n, country)}
                isPickedUp={checkout.pickupPoint !== null}
              />
            ) : null
          }
        >
          <div className={css.form}>
            {checkout.giftDelivery ? (
              <Suspense fallback={<Skeleton height="11rem" shape="lines" />}>
                <GiftDelivery shown={checkout.giftDelivery} />
              </Suspense>
            ) : null}
            {isDeliveryLost(checkout) ? null : addressPart(() => void onAddressDone())}
          </div>
        </CheckoutSection>
        <CheckoutSection
          number={2}
          title={i18n.t({ id: 'checkout.paymentTitle', message: 'Versand und Zahlung' })}
          state={stateOf('payment', !lacksAddress && !lacksPayment)}
          onEdit={() => setWanted('payment')}
          summary={
            checkout.shippingMethod && checkout.paymentKey ? (
              <ChoiceSummary
                shipping={checkout.shippingMethods.find(({ key }) => key === checkout.shippingMethod) ?? null}
                preferredDay={checkout.preferredDay}
                pickupPoint={checkout.pickupPoint}
                paidWith={paidWith(checkout)}
                card={checkout.cards?.saved.find(({ id }) => id === checkout.cards?.chosenId) ?? null}
              />
            ) : null
          }
        >
          <PaymentSection
            checkout={checkout}
            firstChoice={express?.key ?? null}
            onDone={() => setWanted('review')}
          />
        </CheckoutSection>
        <CheckoutSection
          number={3}
          title={i18n.t({ id: 'checkout.reviewTitle', message: 'Prüfen und bestellen' })}
          state={stateOf('review', false)}
          summary={null}
          onEdit={() => setWanted('review')}
        >
          <ReviewSection checkout={checkout} />
        </CheckoutSection>
      </CheckoutColumns>
    </>
  )
}
