import { productGridSizes } from '@shop/ui/listing/products/product-grid'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { WishActions } from '@shop/ui/wishlist/wish-actions'
import { useSetAtom } from 'jotai'
import { CardDelivery } from '../../features/product/card-delivery.tsx'
import { CardEnergyLabel } from '../../features/product/card-energy-label.tsx'
import { noticeSwipeAtom } from '../../features/product/swipe-hint.atoms.ts'
import type { Wish } from '../../features/wishlist/wish-actions.atoms.ts'
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx'
import { useShop, useShopPath } from '../../use-shop.ts'
import { MoveToBasket } from './move-to-basket.tsx'
import { RemindOfWish } from './remind-of-wish.tsx'
import { useWishRemoval } from './use-wish-removal.ts'
import { WishToList } from './wish-to-list.tsx'

/** A wish: whether it can be had, what it cost when it was remembered, and what to do with it. */
export function WishCard({ wish }: { wish: Wish }) {
  const path = useShopPath()
  const { images, closed } = useShop()
  const noticeSwipe = useSetAtom(noticeSwipeAtom)
  const remove = useWishRemoval(wish)
  const { product: card, variant, priceBefore } = wish
  const search = variant === null ? '' : `?variant=${encodeURIComponent(variant.referenceKey)}`

  return (
    <ProductCard
      card={card}
      href={`${path(card.href)}${search}`}
      sizes={productGridSizes(images.listingSize)}
      onSwipe={noticeSwipe}
      wishlist={<WishlistToggle productId={card.id} productName={card.name} onRemove={remove} />}
      delivery={card.delivery ? <CardDelivery delivery={card.delivery} /> : null}
      energyLabel={card.energyLabel ? <CardEnergyLabel label={card.energyLabel} /> : null}
      addToCart={
        <WishActions variant={variant?.label ?? ''} priceBefore={priceBefore}>
          {card.recallNote ? null : card.isSoldOut ? (
            closed?.includes('requestReminder') ? null : (
              <RemindOfWish wish={wish} />
            )
          ) : (
            <MoveToBasket wish={wish} />
          )}
          <WishToList wish={wish} />
        </WishActions>
      }
    />
  )
}
