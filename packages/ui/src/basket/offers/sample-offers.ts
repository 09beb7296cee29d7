import type { BasketGiftOffer, BasketMessage } from '@shop/domain/basket/basket-offers'
import type { ProductCard } from '@shop/domain/product/product-card'
import { aCard } from '../../product-card/a-card.ts'

const vase: ProductCard = aCard()

/** Two of a promotion's articles for stories, one of them gone; minor units. */
export const sampleGift: BasketGiftOffer = {
  promotionId: 'gift',
  name: 'Zum Sofa ein Kissen geschenkt',
  count: 1,
  variantIds: [21, 22],
  cards: [
    { card: vase, variantId: 21, variantLabel: 'Salbei', before: 2990, price: 0, availableQuantity: 8 },
    { card: vase, variantId: 22, variantLabel: 'Sand', before: 2990, price: 0, availableQuantity: 0 },
  ],
}

export const sampleMessages: readonly BasketMessage[] = [
  {
    promotionId: 'three',
    name: 'Drei für zwei',
    kind: 'missing_quantity',
    quantity: 1,
    reward: { type: 'buy_x_get_y', discountType: 'relative', discountValue: 100, price: null },
  },
  {
    promotionId: 'autumn',
    name: 'Herbstwochen',
    kind: 'missing_amount',
    amount: 2010,
    tierId: null,
    reward: { type: 'automatic_discount', discountType: 'relative', discountValue: 10, price: null },
  },
]
