import { useLingui } from '@lingui/react'
import { withColour } from '@shop/domain/family/card-colours'
import type { ProductCard as Card } from '@shop/domain/product/product-card'
import { Button } from '@shop/ui/button/button'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { productGridSizes } from '@shop/ui/listing/products/product-grid'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Suspense, useState } from 'react'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { keptPart } from '../../hydration/kept-part.tsx'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { useShop, useShopPath } from '../../use-shop.ts'
import { findAtom } from '../basket/found-by.atoms.ts'
import { foreseeAddingAtom } from '../basket/prepare-adding.atoms.ts'
import { WishlistToggle } from '../wishlist/wishlist-toggle.tsx'
import { addFromCardAtom } from './add-from-card.atoms.ts'
import { BasketBadge } from './basket-badge.tsx'
import { CardDelivery } from './card-delivery.tsx'
import { CardEnergyLabel } from './card-energy-label.tsx'
import { mayHintAtom, noticeSwipeAtom } from './swipe-hint.atoms.ts'

export type ShopCardProps = {
  card: Card
  /** `sizes` of the picture in its place; a listing's without them. */
  sizes?: string
  /** The first row of a page: its pictures are loaded at once. */
  isEager?: boolean
  showWishlist?: boolean
  showAddToCart?: boolean
  showBadges?: boolean
  showRating?: boolean
  showVariant?: boolean
  /** Says how many of the product the basket holds. */
  showBasketBadge?: boolean
  showDelivery?: boolean
  /** The first card of a listing may move its pictures once, to say that there are more. */
  mayHint?: boolean
  /** The shopper follows the card. */
  onSelect?: () => void
}

/** It answers a reader alone: nothing of it is in the document. */
const ArticleToggle = lazyPart(() => import('../compare/article-toggle.tsx'))

/** A card as this shop draws it; flags say what it carries. @see spec §3 "Recommendation block", §4 "Add-to-cart layer" */
export const ShopCard = keptPart('card', DrawnCard)

function DrawnCard(props: ShopCardProps) {
  const { images } = useShop()
  const {
    card: given,
    sizes = productGridSizes(images.listingSize),
    isEager = false,
    mayHint = false,
    onSelect,
  } = props
  const { showWishlist = true, showAddToCart = false, showBasketBadge = false, showDelivery = false } = props
  const { showBadges = true, showRating = true, showVariant = true } = props
  const path = useShopPath()
  const isOfServer = useIsOfServer()
  const playHint = usePersonalValue(mayHintAtom, true) && mayHint
  const noticeSwipe = useSetAtom(noticeSwipeAtom)
  const find = useSetAtom(findAtom)
  const [colour, setColour] = useState(given.id)
  const card = withColour(given, colour)
  const follow = () => {
    find(card)
    onSelect?.()
  }

  return (
    <ProductCard
      card={card}
      href={path(card.href)}
      sizes={sizes}
      onSelect={follow}
      isEager={isEager}
      showBadges={showBadges}
      showRating={showRating}
      showVariant={showVariant}
      playHint={playHint}
      showsSecond={!isOfServer}
      onSwipe={noticeSwipe}
      wishlist={showWishlist ? <WishlistToggle productId={card.id} productName={card.name} /> : null}
      compare={
        isOfServer || !showWishlist ? null : (
          <Suspense fallback={null}>
            <ArticleToggle article={card.referenceKey} name={card.name} look="card" />
          </Suspense>
        )
      }
      {...(given.colours
        ? {
            colours: given.colours.map((one) => ({ ...one, href: path(withColour(given, one.id).href) })),
            onColour: setColour,
          }
        : {})}
      {...(showAddToCart && !card.isSoldOut
        ? { [card.isFurniture ? 'quietAddToCart' : 'addToCart']: <CardButton card={card} /> }
        : {})}
      basketBadge={showBasketBadge ? <BasketBadge productId={card.id} /> : null}
      energyLabel={card.energyLabel ? <CardEnergyLabel label={card.energyLabel} /> : null}
      delivery={showDelivery && card.delivery ? <CardDelivery delivery={card.delivery} /> : null}
    />
  )
}

/** Adds one unit of the first variant; where there is something to choose, it leads to the product instead. */
function CardButton({ card }: { card: Card }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const navigate = useNavigate()
  const add = useSetAtom(addFromCardAtom)
  const foresee = useSetAtom(foreseeAddingAtom)
  const onNear = () => {
    if (!card.needsChoice) foresee(card.id)
  }
  const words = card.needsChoice
    ? i18n.t({ id: 'product.choose', message: 'Auswählen' })
    : i18n.t({ id: 'product.addToBasket', message: 'In den Warenkorb' })

  const onClick = async () => {
    const isDone = await add(card)
    if (!isDone) await navigate({ href: `${path(card.href)}?action=addToCart` })
  }

  if (card.isFurniture)
    return (
      <IconButton
        icon={ShoppingBag}
        label={`${words}: ${card.name}`}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => void onClick()}
      />
    )
  return (
    <Button
      kind="secondary"
      size="s"
      wide
      onPointerEnter={onNear}
      onFocus={onNear}
      aria-label={`${words}: ${card.name}`}
      onClick={() => void onClick()}
    >
      {words}
    </Button>
  )
}
