import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { usePageHref } from '../../use-shop.ts'
import { PlacedOrderView } from './placed-order-view.tsx'
import css from './thank-you-page.module.css'
import { thankYouRoute } from './thank-you-route.ts'
import { usePlacedOrder } from './use-placed-order.ts'

/** The order's number first, then what happens next, then everything that was ordered. @see product §8 "Thank-you" */
export function ThankYouPage() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { order: token } = thankYouRoute.useSearch()
  const { placed, again } = usePlacedOrder(token)

  switch (placed) {
    case 'loading':
      return (
        <PageWidth>
          <div className={css.page}>
            <h1 className={css.waiting}>
              <Trans id="order.loading" message="Ihre Bestellung wird geladen" />
            </h1>
            <Skeleton height="16rem" shape="rows" />
          </div>
        </PageWidth>
      )
    case 'unknown':
      return (
        <PageWidth>
          <div className={css.page}>
            <EmptyState
              level={1}
              title={i18n.t({
                id: 'order.unknownTitle',
                message: 'Diese Bestellung finden wir hier nicht',
              })}
              text={i18n.t({
                id: 'order.unknownText',
                message:
                  'Vielleicht ist der Link unvollständig. Ihre Bestellbestätigung bekommen Sie auf jeden Fall per E-Mail.',
              })}
            >
              <ButtonLink href={pageHref('home')}>
                <Trans id="error.backToHome" message="Zur Startseite" />
              </ButtonLink>
            </EmptyState>
          </div>
        </PageWidth>
      )
    case 'unreachable':
      return (
        <PageWidth>
          <div className={css.page}>
            <EmptyState
              level={1}
              title={i18n.t({
                id: 'order.unreachableTitle',
                message: 'Ihre Bestellung können wir gerade nicht zeigen',
              })}
              text={i18n.t({
                id: 'order.unreachableText',
                message: 'Sie ist trotzdem da, und die Bestätigung bekommen Sie per E-Mail.',
              })}
            >
              <Button onClick={again}>
                <Trans id="build.reload" message="Neu laden" />
              </Button>
            </EmptyState>
          </div>
        </PageWidth>
      )
    default:
      return <PlacedOrderView placed={placed} />
  }
}
