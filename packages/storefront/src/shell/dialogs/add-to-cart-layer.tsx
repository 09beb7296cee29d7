import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EnergyClass } from '@shop/ui/energy-label/energy-class'
import { Icon } from '@shop/ui/icon/icon'
import { Picture } from '@shop/ui/picture/picture'
import { useAtom, useAtomValue } from 'jotai'
import Gift from 'lucide-react/icons/gift'
import { basketAtom } from '../../features/basket/basket.atoms.ts'
import { addToCartLayerAtom, type AddToCartLayer as Layer } from '../../features/basket/shown-layer.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { RecommendedProducts } from '../../features/recommendations/recommended-products.tsx'
import { usePageHref } from '../../use-shop.ts'
import css from './add-to-cart-layer.module.css'
import { AddedLine, BasketSoFar } from './added-line.tsx'

/** Says that something is in the basket now, or why it is not. @see spec §2, §4 "Add-to-cart layer" */
export default function AddToCartLayer() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const [layer, setLayer] = useAtom(addToCartLayerAtom)
  const basket = useAtomValue(basketAtom)
  if (layer.type === 'hidden') return null

  const close = () => setLayer({ type: 'hidden' })
  const [image] = layer.product.images
  const added = addedIn(layer)

  return (
    <ShopDialog
      name="addToCartLayer"
      onClose={close}
      title={titleOf(layer, i18n)}
      size={layer.type === 'error' ? 's' : 'm'}
    >
      <div className={css.layer}>
        <div className={css.product}>
          {image ? (
            <div className={css.picture}>
              <Picture image={{ ...image, alt: '' }} sizes="96px" quality={IMAGE_QUALITY.basket} />
            </div>
          ) : null}
          <div>
            <p className={css.brand}>{layer.product.brand}</p>
            <p className={css.name}>{layer.product.name}</p>
            {added && basket ? <AddedLine basket={basket} {...added} /> : null}
            {layer.product.energyLabel ? <EnergyClass label={layer.product.energyLabel} /> : null}
            {layer.type === 'adding' ? (
              <p>
                <Trans
                  id="addToCart.adding"
                  message="{count} × wird hineingelegt …"
                  values={{ count: layer.quantity }}
                />
              </p>
            ) : null}
            {/* Empty until there is a result: what is expected and what happened would be read out as two things. */}
            <p role="status">{layer.type === 'adding' ? null : <LayerWords layer={layer} />}</p>
            {layer.type === 'success' && layer.gifts.length > 0 ? (
              <p className={css.gift}>
                <Icon of={Gift} />
                <Trans
                  id="addToCart.gift"
                  message="Geschenk dazu: {names}"
                  values={{ names: layer.gifts.join(', ') }}
                />
              </p>
            ) : null}
          </div>
        </div>
        {layer.type === 'success' && basket ? <BasketSoFar basket={basket} /> : null}
        <div className={css.actions}>
          <ButtonLink href={pageHref('basket')} wide onClick={close}>
            <Trans id="addToCart.toBasket" message="Zum Warenkorb" />
          </ButtonLink>
          <Button kind="secondary" wide onClick={close}>
            <Trans id="addToCart.goOn" message="Weiter einkaufen" />
          </Button>
        </div>
        {layer.type !== 'error' ? (
          <RecommendationSlider
            slot="add_to_cart_layer"
            productIds={[layer.product.id]}
            place="layer"
            Cards={RecommendedProducts}
          />
        ) : null}
      </div>
    </ShopDialog>
  )
}

/** What was added, where it is one line of the basket. */
function addedIn(layer: Layer): { variantId: number; quantity: number } | null {
  if (layer.type !== 'success' || layer.variantId === null) return null
  return { variantId: layer.variantId, quantity: layer.quantity }
}

function titleOf({ type }: Layer, i18n: I18n): string {
  if (type === 'adding') return i18n.t({ id: 'addToCart.title', message: 'Kommt in den Warenkorb' })
  if (type === 'success') return i18n.t({ id: 'addToCart.success', message: 'Im Warenkorb' })
  return i18n.t({ id: 'addToCart.failed', message: 'Das hat nicht geklappt' })
}

function LayerWords({ layer }: { layer: Extract<Layer, { type: 'success' | 'error' }> }) {
  if (layer.type === 'success') {
    return layer.reduced ? (
      <Trans id="addToCart.reduced" message="So viele haben wir nicht mehr: Die Menge ist angepasst." />
    ) : (
      <Trans id="addToCart.added" message="{count} × hinzugefügt" values={{ count: layer.quantity }} />
    )
  }
  switch (layer.reason) {
    case 'unavailable':
      return <Trans id="addToCart.unavailable" message="Der Artikel ist gerade nicht lieferbar." />
    case 'maximum':
      return <Trans id="addToCart.maximum" message="Mehr Artikel passen nicht in Ihren Warenkorb." />
    case 'unanswered':
      return (
        <Trans
          id="addToCart.unanswered"
          message="Der Shop hat nicht geantwortet, vielleicht fehlt gerade die Verbindung. Bitte sehen Sie im Warenkorb nach, und versuchen Sie es sonst noch einmal."
        />
      )
    case 'failed':
      return (
        <Trans
          id="addToCart.tryAgain"
          message="Bitte versuchen Sie es noch einmal; es wurde nichts verändert."
        />
      )
  }
}
