import type { Product, Variant } from '@shop/domain/product/product'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { majorUnits } from '../major-units.ts'
import { trackedVariant } from '../tracked-item.ts'

/** The shopper looks at a product, with one of its variants chosen; `campaign` is the one that led to it. */
export const viewItem = defineEvent(
  'frontend_view_item',
  ANALYTICS,
  (product: Product, variant: Variant, campaign: string | null = null) => ({
    currency: variant.price.currencyCode,
    value: majorUnits(variant.price.withTax),
    items: [
      { ...trackedVariant(product, variant, 1), ...(campaign === null ? {} : { ffCampaign: campaign }) },
    ],
  }),
)
