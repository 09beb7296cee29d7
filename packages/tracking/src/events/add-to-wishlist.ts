import type { ProductCard } from '@shop/domain/product/product-card'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { trackedCard } from '../tracked-item.ts'

/** The shopper has put a product on the wishlist. */
export const addToWishlist = defineEvent('frontend_add_to_wishlist', ANALYTICS, (card: ProductCard) => ({
  items: [trackedCard(card)],
}))
