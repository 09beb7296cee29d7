import { useLingui } from '@lingui/react'
import { AttributePicker } from '@shop/ui/attribute-picker/attribute-picker'
import { GiftChoices } from '@shop/ui/basket/offers/gift-choices'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useShopPath } from '../../use-shop.ts'
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
        note={i18n.t({ id: 'wishlist.variantNote', message: 'Ihre Wahl geht direkt in den Warenkorb.' })}
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
  const { title, text, choices, onAdd, ...stacked } = props
  const path = useShopPath()

  return (
    <ShopDialog name="bundlePromotionAdd" title={title} {...stacked}>
      <div className={css.text}>
        <p>{text}</p>
        <GiftChoices
          choices={choices}
          hrefOf={({ card }) => path(card.href)}
          onChoose={(choice) => {
            onAdd(choice)
            stacked.onClose()
          }}
        />
      </div>
    </ShopDialog>
  )
}
