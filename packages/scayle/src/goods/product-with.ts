import type { BasketWith, ProductWith } from '@scayle/storefront-api'

const VARIANTS = { attributes: 'all', lowestPriorPrice: true } as const

/** What a card is made of. */
export const CARD_WITH: ProductWith = {
  attributes: 'all',
  advancedAttributes: 'all',
  variants: VARIANTS,
  categories: 'all',
}

/** What the page of a product is made of. */
export const PAGE_WITH: ProductWith = { ...CARD_WITH, siblings: CARD_WITH }

/** What the lines of baskets and wish lists are made of. */
export const LINES_WITH: BasketWith = {
  items: { product: CARD_WITH, variant: VARIANTS, promotion: true },
}
