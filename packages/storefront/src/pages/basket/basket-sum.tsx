import { Trans, useLingui } from '@lingui/react'
import type { Basket } from '@shop/domain/basket/basket'
import { RECALLED } from '@shop/domain/basket/with-availability'
import { FreeShippingProgress } from '@shop/ui/basket/summary/free-shipping-progress'
import { OrderSummary } from '@shop/ui/basket/summary/order-summary'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { useSetAtom } from 'jotai'
import { BasketCodes } from '../../features/basket/basket-codes.tsx'
import { ExpressOffer } from '../../features/checkout/express-offer.tsx'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { usePageHref, useShop } from '../../use-shop.ts'

type BasketSumProps = { basket: Basket; onCleanUp: () => void }

/** What the basket costs, its codes, and the ways on. */
export function BasketSum({ basket, onCleanUp }: BasketSumProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { closed } = useShop()
  const openDialog = useSetAtom(openDialogAtom)
  const { shipping, paybackPoints } = basket
  const hasUnavailable = basket.items.some(({ status }) => status !== 'available')

  return (
    <OrderSummary
      title={<Trans id="basket.summary" message="Zusammenfassung" />}
      totals={basket.totals}
      isShippingEstimated
      action={
        hasUnavailable ? (
          <>
            <p role="note">
              {basket.items.some(({ reason }) => reason === RECALLED) ? (
                <Trans
                  id="basket.removeRecalled"
                  message="Bitte entfernen Sie zuerst die Artikel, die zurückgerufen oder gerade nicht lieferbar sind."
                />
              ) : (
                <Trans
                  id="basket.removeUnavailable"
                  message="Bitte entfernen Sie zuerst die Artikel, die gerade nicht lieferbar sind."
                />
              )}
            </p>
            <Button kind="secondary" wide onClick={onCleanUp}>
              <Trans id="basket.cleanUp" message="Nicht Lieferbares herausnehmen" />
            </Button>
          </>
        ) : (
          <>
            {closed?.includes('openHandOver') ? (
              <p role="note">
                <Trans id="checkout.noneTitle" message="Bestellen geht hier noch nicht" />
              </p>
            ) : (
              <ButtonLink href={pageHref('checkout')} wide>
                <Trans id="basket.toCheckout" message="Zur Kasse" />
              </ButtonLink>
            )}
            {basket.totals.total > 0 ? <ExpressOffer from="basket" /> : null}
          </>
        )
      }
      codes={<BasketCodes basket={basket} />}
      note={
        paybackPoints !== null && paybackPoints > 0
          ? i18n.t({
              id: 'product.paybackPoints',
              message: '{points, plural, one {# PAYBACK Punkt} other {# PAYBACK Punkte}} für diesen Einkauf',
              values: { points: paybackPoints },
            })
          : null
      }
    >
      <div>
        {shipping.freeFrom !== null && shipping.missing !== null ? (
          <FreeShippingProgress freeFrom={shipping.freeFrom} missing={shipping.missing} />
        ) : null}
        <NoteButton onClick={() => openDialog('basketShippingCostProgress', {})}>
          <Trans id="shippingCosts.open" message="Was der Versand kostet" />
        </NoteButton>
      </div>
    </OrderSummary>
  )
}
