import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { orderProblemAtom } from '../../../features/checkout/checkout.atoms.ts'
import { storedPlaced } from '../../../features/checkout/checkout-draft.ts'
import { usePageHref } from '../../../use-shop.ts'

/** A checkout without articles; whoever has come back from an order reads that it is placed, and finds it again. */
export function EmptyCheckout() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const refused = useAtomValue(orderProblemAtom)
  const [placed] = useState(storedPlaced)
  const isRefused = refused?.code === 'basket_empty'

  if (placed && !isRefused)
    return (
      <EmptyState
        title={i18n.t({ id: 'checkout.placedTitle', message: 'Diese Bestellung ist schon aufgegeben' })}
        text={
          <Trans
            id="checkout.placedText"
            message="Bestellnummer {number}. Ihr Warenkorb ist jetzt leer."
            values={{ number: placed.number }}
          />
        }
      >
        <ButtonLink href={pageHref('thankYou', { order: placed.token })}>
          <Trans id="checkout.placedShow" message="Bestellung ansehen" />
        </ButtonLink>
        <ButtonLink kind="secondary" href={pageHref('home')}>
          <Trans id="basket.startShopping" message="Weiter einkaufen" />
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      title={i18n.t({ id: 'checkout.emptyTitle', message: 'Hier ist noch nichts zu bezahlen' })}
      text={
        isRefused
          ? i18n.t({
              id: 'checkout.emptiedElsewhere',
              message:
                'In einem anderen Fenster wurde dieser Warenkorb schon bestellt oder geleert. Jetzt gerade wurde nichts bestellt.',
            })
          : i18n.t({ id: 'problem.basketEmpty', message: 'Ihr Warenkorb ist leer.' })
      }
    >
      <ButtonLink href={pageHref('home')}>
        <Trans id="basket.startShopping" message="Weiter einkaufen" />
      </ButtonLink>
    </EmptyState>
  )
}
