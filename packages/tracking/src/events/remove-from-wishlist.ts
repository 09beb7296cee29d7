import type { ProductCard } from '@shop/domain/product/product-card'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { trackedCard } from '../tracked-item.ts'

/** The shopper has taken a product off the wishlist. */
export const removeFromWishlist = defineEvent(
  'frontend_remove_from_wishlist',
  ANALYTICS,
  (card: ProductCard) => ({ items: [trackedCard(card)] }),
)
