import { Trans, useLingui } from '@lingui/react'
import { AttributePicker } from '@shop/ui/attribute-picker/attribute-picker'
import { Button } from '@shop/ui/button/button'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { ShopCard } from '../../features/product/shop-card.tsx'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** Which variant of a wish goes into the basket. */
export function WishlistAddToCartDialog(props: DialogPropsByName['wishlistAddToCart'] & StackedDialogProps) {
  const { productName, options, onAdd, ...stacked } = props
  const { i18n } = useLingui()

  return (
    <ShopDialog name="wishlistAddToCart" title={productName} {...stacked}>
      <AttributePicker
        label={i18n.t({ id: 'wishlist.variant', message: 'Ausführung' })}
        options={options}
        value={null}
        note={i18n.t({ id: 'wishlist.variantNote', message: 'Die Wahl geht direkt in den Warenkorb.' })}
        onChoose={(referenceKey) => {
          onAdd(referenceKey)
          stacked.onClose()
        }}
      />
    </ShopDialog>
  )
}

/** The free or reduced article of a promotion, where there are several to choose from. */
export function BundlePromotionAddDialog(
  props: DialogPropsByName['bundlePromotionAdd'] & StackedDialogProps,
) {
  const { title, text, cards, onAdd, ...stacked } = props
  const { i18n } = useLingui()

  return (
    <ShopDialog name="bundlePromotionAdd" title={title} {...stacked}>
      <div className={css.text}>
        <p>{text}</p>
        <ul className={css.products}>
          {cards.map((card) => (
            <li key={card.id}>
              <ShopCard card={card} showWishlist={false} sizes="200px" onSelect={stacked.onClose} />
              <Button
                kind="secondary"
                aria-label={i18n.t({
                  id: 'promotion.choose',
                  message: '{name} auswählen',
                  values: { name: card.name },
                })}
                onClick={() => {
                  onAdd(card)
                  stacked.onClose()
                }}
              >
                <Trans id="promotion.chooseThis" message="Auswählen" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </ShopDialog>
  )
}
