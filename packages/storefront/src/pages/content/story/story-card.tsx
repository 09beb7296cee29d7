import type { CardPlace } from '@shop/blocks/shop-slots.ts'
import type { ProductCard } from '@shop/domain/product/product-card'
import { PRODUCT_SLIDER_SIZES } from '@shop/ui/product-slider/product-slider'
import { ShopCard } from '../../../features/product/shop-card.tsx'
import { useSelectListed } from '../../../features/tracking/seen-list.tsx'

type StoryCardProps = { card: ProductCard; index: number; place: CardPlace | undefined }

/** A product among what editors wrote, as this shop draws its cards. */
export function StoryCard({ card, index, place }: StoryCardProps) {
  const { sizes = PRODUCT_SLIDER_SIZES, flags, list } = place ?? {}
  const select = useSelectListed({ id: '', name: '', ...list, campaign: null }, card, index)

  return <ShopCard card={card} sizes={sizes} {...flags} {...(list ? { onSelect: select } : {})} />
}
