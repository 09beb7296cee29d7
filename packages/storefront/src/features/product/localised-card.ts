import type { ProductCard } from '@shop/domain/product/product-card'

/** A card whose link stands in this shop. */
export function localisedCard(card: ProductCard, path: (path: string) => string): ProductCard {
  return { ...card, href: path(card.href) }
}
