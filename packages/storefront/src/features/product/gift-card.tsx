import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { productGridSizes } from '@shop/ui/listing/products/product-grid'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useShop, useShopPath } from '../../use-shop.ts'
import { CardDelivery } from './card-delivery.tsx'
import { CardEnergyLabel } from './card-energy-label.tsx'
import { noticeSwipeAtom } from './swipe-hint.atoms.ts'

type GiftCardProps = {
  item: Pick<GiftList['items'][number], 'product' | 'variant'>
  /** What is wanted of it, and what can be done. */
  children: ReactNode
}

/** The card of a line of a gift list, which leads to the very variant that is wished for. */
export function GiftCard({ item: { product: card, variant }, children }: GiftCardProps) {
  const path = useShopPath()
  const { images } = useShop()
  const noticeSwipe = useSetAtom(noticeSwipeAtom)
  const search = variant === null ? '' : `?variant=${encodeURIComponent(variant.referenceKey)}`

  return (
    <ProductCard
      card={card}
      href={`${path(card.href)}${search}`}
      sizes={productGridSizes(images.listingSize)}
      onSwipe={noticeSwipe}
      delivery={card.delivery ? <CardDelivery delivery={card.delivery} /> : null}
      energyLabel={card.energyLabel ? <CardEnergyLabel label={card.energyLabel} /> : null}
      addToCart={children}
    />
  )
}
