import type { BasketItem } from './basket.ts'

/** A quantity below 2 cannot go down; removing is another button. @see spec §4 "Basket item" */
export function mayDecrease({ quantity }: Pick<BasketItem, 'quantity'>): boolean {
  return quantity >= 2
}

/** At what is available, a quantity cannot go up. @see spec §4 "Basket item" */
export function mayIncrease({
  quantity,
  availableQuantity,
}: Pick<BasketItem, 'quantity' | 'availableQuantity'>): boolean {
  return quantity < availableQuantity
}
