import type { BasketItem } from '@shop/domain/basket/basket'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { lineFields } from '../line-fields.ts'

/** The shopper has changed how many pieces a line has; `item` is the line after the change. */
export const modifyInCart = defineEvent(
  'frontend_modify_in_cart',
  ANALYTICS,
  (item: BasketItem, quantityBefore: number) => ({
    ...lineFields(item, item.quantity),
    quantity_before: quantityBefore,
  }),
)
