import type { BasketItem } from '@shop/domain/basket/basket'
import type { BasketPromotion } from '@shop/domain/basket/basket-offers'

/** What promotions and vouchers take off a line, by name, as the server says; a sale is part of the price already. */
export function lineSavings(
  item: BasketItem,
  promotions: readonly BasketPromotion[],
): { name: string; amount: number }[] {
  return item.price.total.appliedReductions.flatMap(({ promotionId, amount }) => {
    const promotion = promotions.find(({ id }) => id === promotionId)
    return promotion && amount.absoluteWithTax > 0
      ? [{ name: promotion.name, amount: amount.absoluteWithTax }]
      : []
  })
}
