import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { useRef } from 'react'
import { usePageHref, useShop } from '../../../use-shop.ts'
import css from '../checkout-page.module.css'
import { CheckoutWaiting } from '../notices/checkout-waiting.tsx'
import { problemWords } from '../notices/problem-words.ts'
import { useHandOver } from './use-hand-over.ts'

/** The checkout of another system, in the shop's own frame; the shop's checkout has no part in it. */
export default function HandOver() {
  const { closed } = useShop()

  return (
    <>
      <PageWidth>
        <h1 className={css.title}>
          <Trans id="checkout.title" message="Kasse" />
        </h1>
      </PageWidth>
      {closed?.includes('openHandOver') ? <NoCheckout /> : <OtherCheckout />}
    </>
  )
}

function OtherCheckout() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const place = useRef<HTMLDivElement>(null)
  const state = useHandOver(place)
  const isEmpty = state.type === 'refused' && state.problem.code === 'basket_empty'

  return (
    <>
      {state.type === 'waiting' ? <CheckoutWaiting /> : null}
      {state.type === 'refused' ? (
        <PageWidth>
          <EmptyState
            title={
              isEmpty
                ? i18n.t({ id: 'checkout.emptyTitle', message: 'Hier ist noch nichts zu bezahlen' })
                : i18n.t({ id: 'checkout.handOverRefused', message: 'Bitte sehen Sie in den Warenkorb' })
            }
            text={problemWords(i18n, state.problem)}
          >
            <ButtonLink href={pageHref(isEmpty ? 'home' : 'basket')}>
              {isEmpty ? (
                <Trans id="basket.startShopping" message="Weiter einkaufen" />
              ) : (
                <Trans id="checkout.backToBasket" message="Zum Warenkorb" />
              )}
            </ButtonLink>
          </EmptyState>
        </PageWidth>
      ) : null}
      {state.type === 'failed' ? (
        <PageWidth>
          <div role="alert">
            <EmptyState
              title={i18n.t({
                id: 'checkout.handOverFailed',
                message: 'Die Kasse ist gerade nicht zu erreichen',
              })}
              text={i18n.t({
                id: 'checkout.handOverFailedText',
                message: 'Ihr Warenkorb ist noch da. Bitte versuchen Sie es gleich noch einmal.',
              })}
            >
              <Button onClick={() => location.reload()}>
                <Trans id="build.reload" message="Neu laden" />
              </Button>
            </EmptyState>
          </div>
        </PageWidth>
      ) : null}
      <PageWidth>
        <div ref={place} />
      </PageWidth>
    </>
  )
}

/** A shop to be looked at: the other system has no checkout for it yet. */
function NoCheckout() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <PageWidth>
      <EmptyState
        title={i18n.t({ id: 'checkout.noneTitle', message: 'Bestellen geht hier noch nicht' })}
        text={i18n.t({
          id: 'checkout.noneText',
          message: 'Sie können sich umsehen und sammeln; eine Kasse hat dieser Shop noch nicht.',
        })}
      >
        <ButtonLink href={pageHref('home')}>
          <Trans id="basket.startShopping" message="Weiter einkaufen" />
        </ButtonLink>
      </EmptyState>
    </PageWidth>
  )
}
