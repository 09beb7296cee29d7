import { Trans, useLingui } from '@lingui/react'
import type { Basket } from '@shop/domain/basket/basket'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { SavedLines } from '@shop/ui/basket/lines/saved-lines'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { CheckoutColumns } from '@shop/ui/layout/checkout-layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { basketAtom, loadBasketAtom } from '../../features/basket/basket.atoms.ts'
import { busyLinesAtom } from '../../features/basket/basket-lines.atoms.ts'
import { useLineChanges } from '../../features/basket/use-line-changes.ts'
import { useLineRecall } from '../../features/basket/use-line-recall.ts'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { trackAtom } from '../../features/tracking/tracking.atoms.ts'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import { BasketItems } from './basket-items.tsx'
import { BasketOffers } from './basket-offers.tsx'
import css from './basket-page.module.css'
import { BasketPromises } from './basket-promises.tsx'
import { BasketSum } from './basket-sum.tsx'

/** What is about to be bought, everything editable in place. @see product §8 "Basket" */
export function BasketPage() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const pageHref = usePageHref()
  const basket = usePersonalValue(basketAtom, null)
  const loadBasket = useSetAtom(loadBasketAtom)
  const recallOf = useLineRecall()
  const busy = useAtomValue(busyLinesAtom)
  const changes = useLineChanges()
  const [hasFailed, setHasFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    loadBasket().catch(() => setHasFailed(true))
  }, [loadBasket])
  useViewCart(basket)
  useEffect(() => {
    if (changes.gone && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [changes.gone])

  const title = (
    <h1 className={css.title} ref={heading} tabIndex={-1}>
      <Trans id="basket.title" message="Warenkorb" />
    </h1>
  )
  if (!basket) {
    return (
      <PageWidth>
        {title}
        {hasFailed ? (
          <p role="alert">
            {i18n.t({
              id: 'basket.loadFailed',
              message: 'Ihr Warenkorb ist gerade nicht erreichbar. Bitte laden Sie die Seite neu.',
            })}
          </p>
        ) : (
          <>
            <NeedsScript>
              <Trans
                id="basket.needsScript"
                message="Der Warenkorb braucht JavaScript. Bitte schalten Sie es im Browser ein, und laden Sie die Seite neu."
              />
            </NeedsScript>
            <Skeleton height="max(32rem, 75vh)" shape="rows" />
          </>
        )}
      </PageWidth>
    )
  }
  const saved = (
    <SavedLines
      items={basket.saved}
      hrefOf={(item) => path(basketItemHref(item))}
      recallOf={recallOf}
      busy={busy}
      onMove={(item) => void changes.moveToBasket(item)}
      onRemove={(item) => void changes.remove(item, { isUndoable: false })}
    />
  )
  const notice = (
    <p className={css.notice} role="status">
      {changes.notice}
    </p>
  )
  if (basket.items.length === 0) {
    return (
      <>
        <PageWidth>
          {title}
          <div className={css.parts}>
            <EmptyState
              title={i18n.t({ id: 'basket.emptyTitle', message: 'Ihr Warenkorb ist noch leer' })}
              text={i18n.t({
                id: 'basket.emptyText',
                message: 'Schöne Dinge finden Sie auf der Startseite.',
              })}
            >
              <ButtonLink href={pageHref('home')}>
                <Trans id="basket.startShopping" message="Weiter einkaufen" />
              </ButtonLink>
            </EmptyState>
            {notice}
            {saved}
          </div>
        </PageWidth>
        <RecommendationSlider
          slot="basket"
          title={i18n.t({ id: 'recommendations.search', message: 'Gerade beliebt' })}
        />
      </>
    )
  }
  return (
    <>
      <PageWidth>{title}</PageWidth>
      <CheckoutColumns aside={<BasketSum basket={basket} onCleanUp={() => void changes.cleanUp()} />}>
        <div className={css.parts}>
          {notice}
          <BasketOffers basket={basket} onNotice={changes.setNotice} />
          <BasketItems basket={basket} changes={changes} />
          {saved}
          <BasketPromises items={basket.items} />
        </div>
      </CheckoutColumns>
      <RecommendationSlider slot="basket" productIds={basket.items.map((item) => item.product.id)} />
    </>
  )
}

/** Tracks once that the basket is shown. @see spec §7 "Tracking events" */
function useViewCart(basket: Basket | null): void {
  const track = useSetAtom(trackAtom)
  const isTracked = useRef(false)

  useEffect(() => {
    if (!basket || basket.items.length === 0 || isTracked.current) return
    isTracked.current = true
    void track((events) => events.viewCart(basket))
  }, [basket, track])
}
