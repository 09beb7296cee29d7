import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { storeDraft } from '../../../features/checkout/checkout-draft.ts'
import { restoreLostAtom } from '../../../features/checkout/lost-checkout.atoms.ts'
import { usePageHref, useShop } from '../../../use-shop.ts'
import { prefilledAddresses } from '../addresses/prefilled-addresses.ts'
import { FocusedAlert } from './focused-alert.tsx'

/** The session was over when the order was sent: says that nothing was ordered, and gives everything back. */
export function LostCheckout({ lost }: { lost: Checkout }) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const pageHref = usePageHref()
  const restore = useSetAtom(restoreLostAtom)
  const [isBusy, setIsBusy] = useState(false)
  const isOfAccount = lost.customer !== null && !lost.customer.isGuest

  const bringBack = () => {
    setIsBusy(true)
    // The form of the address opens with it; nothing has to be typed again.
    storeDraft(prefilledAddresses(lost, market.country))
    void restore().finally(() => setIsBusy(false))
  }

  return (
    <FocusedAlert>
      <EmptyState
        title={i18n.t({ id: 'checkout.expiredTitle', message: 'Ihre Sitzung ist abgelaufen' })}
        text={
          isOfAccount ? (
            <Trans
              id="checkout.expiredAccount"
              message="Mit diesem Klick wurde nichts bestellt und nichts abgebucht. Ihr Warenkorb liegt in Ihrem Konto: Melden Sie sich wieder an, dann geht es hier weiter."
            />
          ) : (
            <Trans
              id="checkout.expired"
              message="Mit diesem Klick wurde nichts bestellt und nichts abgebucht. Ihre Artikel und Ihre Adresse haben wir noch."
            />
          )
        }
      >
        {isOfAccount ? (
          <ButtonLink href={pageHref('checkoutLogin')}>
            <Trans id="checkout.expiredLogin" message="Wieder anmelden" />
          </ButtonLink>
        ) : (
          <Button isBusy={isBusy} onClick={bringBack}>
            <Trans id="checkout.expiredBack" message="Artikel wieder in den Warenkorb legen" />
          </Button>
        )}
      </EmptyState>
    </FocusedAlert>
  )
}
