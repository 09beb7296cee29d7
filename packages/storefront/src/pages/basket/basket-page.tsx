import { Trans, useLingui } from '@lingui/react'
import { basketItemHref } from '@shop/domain/product/basket-item-href'
import { BasketLine } from '@shop/ui/basket/basket-line'
import { BasketLines } from '@shop/ui/basket/basket-lines'
import { FreeShippingProgress } from '@shop/ui/basket/free-shipping-progress'
import { OrderSummary } from '@shop/ui/basket/order-summary'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import {
  basketAtom,
  busyLinesAtom,
  changeQuantityAtom,
  loadBasketAtom,
  removeFromBasketAtom,
} from '../../features/basket/basket.atoms.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { useShopPath } from '../../shell/use-shop.ts'
import css from './basket-page.module.css'

/** What is about to be bought, everything editable in place. @see product §8 "Basket" */
export function BasketPage() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const deliveryWords = useVariantDelivery()
  const basket = useAtomValue(basketAtom)
  const busy = useAtomValue(busyLinesAtom)
  const loadBasket = useSetAtom(loadBasketAtom)
  const changeQuantity = useSetAtom(changeQuantityAtom)
  const remove = useSetAtom(removeFromBasketAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const [notice, setNotice] = useState('')

  useEffect(() => {
    loadBasket().catch(() =>
      setNotice(
        i18n.t({
          id: 'basket.loadFailed',
          message: 'Der Warenkorb ist gerade nicht erreichbar. Bitte neu laden.',
        }),
      ),
    )
  }, [loadBasket, i18n])

  const change = async (itemKey: string, quantity: number) => {
    setNotice('')
    try {
      const answer = await changeQuantity(itemKey, quantity)
      const isReduced = answer.kind === 'ItemAddedWithReducedQuantity'
      if (isReduced) {
        setNotice(
          i18n.t({
            id: 'basket.reduced',
            message: 'So viele Stück sind nicht da: Die Menge wurde angepasst.',
          }),
        )
      }
    } catch {
      setNotice(
        i18n.t({
          id: 'basket.changeFailed',
          message: 'Die Änderung hat nicht geklappt. Bitte noch einmal versuchen.',
        }),
      )
    }
  }

  const title = (
    <h1 className={css.title}>
      <Trans id="basket.title" message="Warenkorb" />
    </h1>
  )

  if (!basket) {
    return (
      <PageWidth>
        {title}
        {notice ? <p role="alert">{notice}</p> : <Skeleton height="max(32rem, 75vh)" />}
      </PageWidth>
    )
  }
  if (basket.items.length === 0) {
    return (
      <>
        <PageWidth>
          {title}
          <EmptyState
            title={i18n.t({ id: 'basket.emptyTitle', message: 'Noch ist Platz' })}
            text={i18n.t({
              id: 'basket.emptyText',
              message: 'Der Warenkorb ist leer. Schöne Dinge gibt es auf der Startseite.',
            })}
          >
            <ButtonLink href={path('/')}>
              <Trans id="basket.startShopping" message="Weiter stöbern" />
            </ButtonLink>
          </EmptyState>
        </PageWidth>
        <RecommendationSlider
          slot="basket"
          title={i18n.t({ id: 'recommendations.search', message: 'Gerade beliebt' })}
        />
      </>
    )
  }

  const hasUnavailable = basket.items.some((item) => item.status !== 'available')
  return (
    <>
      <PageWidth>{title}</PageWidth>
      <CheckoutColumns
        aside={
          <OrderSummary
            title={<Trans id="basket.summary" message="Zusammenfassung" />}
            totals={basket.totals}
            isShippingEstimated
            action={
              hasUnavailable ? (
                <p role="note">
                  <Trans
                    id="basket.removeUnavailable"
                    message="Bitte zuerst die Artikel entfernen, die gerade nicht lieferbar sind."
                  />
                </p>
              ) : (
                <ButtonLink href={path('/kasse/')} wide>
                  <Trans id="basket.toCheckout" message="Zur Kasse" />
                </ButtonLink>
              )
            }
          >
            {basket.shipping.freeFrom !== null && basket.shipping.missing !== null ? (
              <FreeShippingProgress freeFrom={basket.shipping.freeFrom} missing={basket.shipping.missing} />
            ) : null}
            <NoteButton onClick={() => openDialog('basketShippingCostProgress', {})}>
              <Trans id="shippingCosts.open" message="Was der Versand kostet" />
            </NoteButton>
          </OrderSummary>
        }
      >
        <p className={css.notice} role="status">
          {notice}
        </p>
        <BasketLines>
          {basket.items.map((item) => (
            <BasketLine
              key={item.key}
              item={item}
              href={path(basketItemHref(item))}
              delivery={deliveryWords(item.variant)}
              isBusy={busy.has(item.key)}
              quantity={
                <QuantityStepper
                  quantity={item.quantity}
                  max={item.availableQuantity}
                  label={i18n.t({
                    id: 'basket.quantityOf',
                    message: 'Menge von {name}',
                    values: { name: item.product.name },
                  })}
                  isBusy={busy.has(item.key)}
                  onChange={(quantity) => void change(item.key, quantity)}
                />
              }
              onRemove={() => void remove(item.key).catch(() => undefined)}
            />
          ))}
        </BasketLines>
      </CheckoutColumns>
      <RecommendationSlider slot="basket" productIds={basket.items.map((item) => item.product.id)} />
    </>
  )
}
