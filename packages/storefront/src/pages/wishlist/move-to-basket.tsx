import { useLingui } from '@lingui/react'
import { isPersonalised } from '@shop/domain/personalisation/personalised'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { useShopFormat } from '@shop/ui/shop-format'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { foreseeAddingAtom } from '../../features/basket/prepare-adding.atoms.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { pickerOptions } from '../../features/product/picker-options.ts'
import {
  loadWishedProductAtom,
  moveToBasketAtom,
  type Wish,
} from '../../features/wishlist/wish-actions.atoms.ts'
import { useShop, useShopPath } from '../../use-shop.ts'

/** From the list into the basket, or to the page of what has to be read first. @see eu-duties C-16 */
export function MoveToBasket({ wish }: { wish: Wish }) {
  return wish.product.isReadFirst ? <ReadFirst card={wish.product} /> : <AddWish wish={wish} />
}

function ReadFirst({ card }: { card: Wish['product'] }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const words = i18n.t({ id: 'product.choose', message: 'Auswählen' })

  return (
    <ButtonLink kind="secondary" size="s" wide href={path(card.href)} aria-label={`${words}: ${card.name}`}>
      {words}
    </ButtonLink>
  )
}

/**
 * Where a size is still to be chosen, a dialog asks; where a text is to be written, the product is shown, and its page
 * takes it. @see spec §2 "wishlist add to cart", "product popup"
 */
function AddWish({ wish }: { wish: Wish }) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { delivery } = useShop()
  const move = useSetAtom(moveToBasketAtom)
  const loadProduct = useSetAtom(loadWishedProductAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const foresee = useSetAtom(foreseeAddingAtom)
  const onNear = () => foresee(wish.product.id)
  const [isBusy, setIsBusy] = useState(false)
  const { product: card, variant } = wish
  const words = i18n.t({ id: 'product.addToBasket', message: 'In den Warenkorb' })

  const choose = async () => {
    const product = await loadProduct(wish)
    if (isPersonalised(product)) return openDialog('productPopup', { card })
    const options = pickerOptions(product, { i18n, money, instantUpToDays: delivery.instantUpToDays })
    const onAdd = (referenceKey: string) => {
      const chosen = product.variants.find((one) => one.referenceKey === referenceKey)
      // spec §8: a failed call is swallowed, the layer shows it
      if (chosen) move({ wish, variantId: chosen.id }).catch(() => undefined)
    }
    openDialog('wishlistAddToCart', { productName: card.name, options, onAdd })
  }

  const onClick = async () => {
    setIsBusy(true)
    const variantId = variant?.id ?? (card.needsChoice ? null : card.variantId)
    // If it fails, the shopper can press again.
    await (variantId === null ? choose() : move({ wish, variantId })).catch(() => undefined)
    setIsBusy(false)
  }

  return (
    <Button
      kind="secondary"
      size="s"
      wide
      isBusy={isBusy}
      onPointerEnter={onNear}
      onFocus={onNear}
      aria-label={`${words}: ${card.name}`}
      onClick={() => void onClick()}
    >
      {words}
    </Button>
  )
}
