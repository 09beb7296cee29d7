import type { BasketItem } from '@shop/domain/basket/basket'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { lineFields } from '../line-fields.ts'

/** The shopper has put something into the basket, and the server has agreed; `quantity` is what was added. */
export const addToCart = defineEvent(
  'frontend_add_to_cart',
  ANALYTICS,
  (item: BasketItem, quantity: number) => lineFields(item, quantity),
)
