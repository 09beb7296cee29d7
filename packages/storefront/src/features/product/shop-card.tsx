import { useLingui } from '@lingui/react'
import type { ProductCard as Card } from '@shop/domain/product/product-card'
import { Button } from '@shop/ui/button/button'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useShopPath } from '../../shell/use-shop.ts'
import { addWithLayerAtom } from '../basket/add-to-cart-layer.atoms.ts'
import { WishlistToggle } from '../wishlist/wishlist-toggle.tsx'

type ShopCardProps = {
  card: Card
  /** `sizes` of the picture in its place. */
  sizes?: string
  /** The first row of a page: its pictures are loaded at once. */
  isEager?: boolean
  showAddToCart?: boolean
}

/** A card as this shop draws it: with wishlist and, where asked for, the basket button. @see spec §4 "Add-to-cart layer" */
export function ShopCard({ card, sizes, isEager = false, showAddToCart = false }: ShopCardProps) {
  const path = useShopPath()
  return (
    <ProductCard
      card={card}
      href={path(card.href)}
      {...(sizes ? { sizes } : {})}
      isEager={isEager}
      wishlist={<WishlistToggle productId={card.id} productName={card.name} />}
      addToCart={showAddToCart && !card.isSoldOut ? <CardButton card={card} /> : null}
    />
  )
}

/** Adds one unit of the first variant; where there is something to choose, it leads to the product instead. */
function CardButton({ card }: { card: Card }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const navigate = useNavigate()
  const add = useSetAtom(addWithLayerAtom)
  const [isBusy, setIsBusy] = useState(false)
  const words = card.needsChoice
    ? i18n.t({ id: 'product.choose', message: 'Auswählen' })
    : i18n.t({ id: 'product.addToBasket', message: 'In den Warenkorb' })

  const onClick = async () => {
    if (card.needsChoice || card.variantId === null) {
      await navigate({ href: `${path(card.href)}?action=addToCart` })
      return
    }
    setIsBusy(true)
    await add(card, { variantId: card.variantId, quantity: 1 })
    setIsBusy(false)
  }

  return (
    <Button
      kind="secondary"
      size="s"
      wide
      isBusy={isBusy}
      aria-label={`${words}: ${card.name}`}
      onClick={() => void onClick()}
    >
      {words}
    </Button>
  )
}
