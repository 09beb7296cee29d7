import type { ProductCard } from '../product/product-card.ts'
import { anImage } from './a-product.ts'

/** An ordinary card of a product with one variant to buy, unless the test says otherwise. */
export function aProductCard(words: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 1,
    referenceKey: '4711001',
    name: 'Sessel Holm',
    brand: 'Lindhaus',
    subbrand: null,
    href: '/p/sessel-holm-4711001/',
    images: [anImage()],
    badges: [],
    rating: null,
    colorsList: [],
    price: null,
    delivery: null,
    energyLabel: null,
    isSoldOut: false,
    variantId: 1,
    needsChoice: false,
    variantCount: 1,
    categoryNames: [],
    ...words,
  }
}
