import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { usePageHref } from '../../../use-shop.ts'
import { FocusedAlert } from './focused-alert.tsx'

/** Nothing of the basket can be ordered any more: there is nothing to pay and nothing to choose, only the way back. */
export function UnavailableCheckout({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <FocusedAlert>
      <EmptyState
        title={i18n.t({
          id: 'checkout.unavailableTitle',
          message: '{count, plural, one {Gerade nicht lieferbar} other {Gerade alles nicht lieferbar}}',
          values: { count: names.length },
        })}
        text={
          <>
            <p>{[...new Set(names)].join(', ')}</p>
            <p>
              <Trans
                id="checkout.unavailableText"
                message="Es wurde nichts bestellt und nichts abgebucht. Ihre Angaben bleiben erhalten."
              />
            </p>
          </>
        }
      >
        <ButtonLink href={pageHref('basket')}>
          <Trans id="checkout.changeBasket" message="Warenkorb anpassen" />
        </ButtonLink>
      </EmptyState>
    </FocusedAlert>
  )
}
