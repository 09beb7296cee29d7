import type { I18n } from '@lingui/core'
import type { PRODUCT_STATES, STOCK_LEVELS } from '@shop/api-client/office/product-commands'

export type ProductState = (typeof PRODUCT_STATES)[number]

/** What the office calls a state of a product. */
export function productStateName(state: ProductState, i18n: I18n): string {
  const names: Record<ProductState, string> = {
    forSale: i18n.t({ id: 'products.forSale', message: 'For sale' }),
    off: i18n.t({ id: 'products.off', message: 'Not for sale' }),
    recalled: i18n.t({ id: 'products.recalled', message: 'Recalled' }),
  }
  return names[state]
}

export function stockLevelName(level: (typeof STOCK_LEVELS)[number], i18n: I18n): string {
  return level === 'out'
    ? i18n.t({ id: 'products.out', message: 'A variant is sold out' })
    : i18n.t({ id: 'products.low', message: 'A variant has 5 or fewer' })
}
