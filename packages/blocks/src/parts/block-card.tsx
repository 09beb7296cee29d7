import type { ProductCard as Card } from '@shop/domain/product/product-card'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { type CardPlace, useShopSlots } from '../shop-slots.ts'

type BlockCardProps = { card: Card; index: number; place: CardPlace & { sizes: string } }

/** A product as the shop draws its cards, or a plain one where no shop is around. */
export function BlockCard({ card, index, place }: BlockCardProps) {
  const { renderCard } = useShopSlots()
  return renderCard ? renderCard(card, index, place) : <ProductCard card={card} sizes={place.sizes} />
}
