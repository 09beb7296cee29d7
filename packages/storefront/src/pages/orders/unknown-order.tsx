import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import Package from 'lucide-react/icons/package'
import { usePageHref } from '../../use-shop.ts'

/** An order that does not exist or is another customer's, without saying which. */
export function UnknownOrder() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <EmptyState
      icon={Package}
      title={i18n.t({ id: 'orderPage.unknown', message: 'Diese Bestellung finden wir hier nicht' })}
      text={i18n.t({
        id: 'orderPage.unknownText',
        message:
          'Vielleicht haben Sie ohne Anmeldung oder mit einer anderen E-Mail-Adresse bestellt, oder der Link ist abgelaufen.',
      })}
    >
      <ButtonLink href={pageHref('orderLookup')}>
        <Trans id="orderLookup.title" message="Bestellung finden" />
      </ButtonLink>
    </EmptyState>
  )
}
