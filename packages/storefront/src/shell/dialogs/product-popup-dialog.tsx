import { Trans } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { useShopPath } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** A product at a glance, without leaving the page. */
export default function ProductPopupDialog(props: DialogPropsByName['productPopup'] & StackedDialogProps) {
  const { card, ...stacked } = props
  const path = useShopPath()

  return (
    <ShopDialog name="productPopup" title={card.name} hideTitle size="s" {...stacked}>
      <div className={css.popup}>
        <ShopCard card={card} showAddToCart showDelivery sizes="360px" onSelect={stacked.onClose} />
        <ButtonLink kind="secondary" wide href={path(card.href)} onClick={stacked.onClose}>
          <Trans id="productPopup.details" message="Alle Einzelheiten" />
        </ButtonLink>
      </div>
    </ShopDialog>
  )
}
