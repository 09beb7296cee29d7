import { Trans, useLingui } from '@lingui/react'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Icon } from '@shop/ui/icon/icon'
import { Picture } from '@shop/ui/picture/picture'
import { useAtom } from 'jotai'
import Gift from 'lucide-react/icons/gift'
import {
  addToCartLayerAtom,
  type AddToCartLayer as Layer,
} from '../../features/basket/add-to-cart-layer.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { usePageHref } from '../../use-shop.ts'
import css from './add-to-cart-layer.module.css'

/** Says that something is in the basket now, or why it is not. @see spec §2, §4 "Add-to-cart layer" */
export default function AddToCartLayer() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const [layer, setLayer] = useAtom(addToCartLayerAtom)
  if (layer.type === 'hidden') return null

  const close = () => setLayer({ type: 'hidden' })
  const title =
    layer.type === 'success'
      ? i18n.t({ id: 'addToCart.success', message: 'Im Warenkorb' })
      : i18n.t({ id: 'addToCart.failed', message: 'Das hat nicht geklappt' })
  const [image] = layer.product.images

  return (
    <ShopDialog
      name="addToCartLayer"
      onClose={close}
      title={title}
      size={layer.type === 'success' ? 'm' : 's'}
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
            <p>
              <LayerWords layer={layer} />
            </p>
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
        <div className={css.actions}>
          <ButtonLink href={pageHref('basket')} wide onClick={close}>
            <Trans id="addToCart.toBasket" message="Zum Warenkorb" />
          </ButtonLink>
          <Button kind="secondary" wide onClick={close}>
            <Trans id="addToCart.goOn" message="Weiter einkaufen" />
          </Button>
        </div>
        {layer.type === 'success' ? (
          <RecommendationSlider slot="add_to_cart_layer" productIds={[layer.product.id]} place="layer" />
        ) : null}
      </div>
    </ShopDialog>
  )
}

function LayerWords({ layer }: { layer: Exclude<Layer, { type: 'hidden' }> }) {
  if (layer.type === 'success') {
    return layer.reduced ? (
      <Trans
        id="addToCart.reduced"
        message="So viele sind nicht da: Wir haben hineingelegt, was wir haben."
      />
    ) : (
      <Trans id="addToCart.added" message="{count} × hinzugefügt" values={{ count: layer.quantity }} />
    )
  }
  switch (layer.reason) {
    case 'unavailable':
      return <Trans id="addToCart.unavailable" message="Der Artikel ist gerade nicht lieferbar." />
    case 'maximum':
      return <Trans id="addToCart.maximum" message="Mehr Artikel passen nicht in den Warenkorb." />
    case 'failed':
      return (
        <Trans id="addToCart.tryAgain" message="Bitte noch einmal versuchen; es wurde nichts verändert." />
      )
  }
}
