import type { BasketItem } from '@shop/domain/basket/basket'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { lineFields } from '../line-fields.ts'

/** The shopper has taken a line out of the basket, with all its pieces. */
export const removeFromCart = defineEvent('frontend_remove_from_cart', ANALYTICS, (item: BasketItem) =>
  lineFields(item, item.quantity),
)
