import type { BasketItem } from '@shop/domain/basket/basket'
import type { Order } from '@shop/domain/order/order'
import type { OrderReturn } from './return-store.ts'

/** What is expected back of a line, and how many of it. */
export type ExpectedGoods = { item: BasketItem; quantity: number }

/** What an order's returns have announced and what has not come yet, line by line. */
export function expectedGoods(
  { packages }: Order,
  returns: readonly Pick<OrderReturn, 'state' | 'lines'>[],
): ExpectedGoods[] {
  const announced = returns.filter(({ state }) => state === 'announced').flatMap(({ lines }) => lines)
  return packages
    .flatMap(({ items }) => items)
    .map((item, index) => ({
      item,
      quantity: announced
        .filter(({ position }) => position === index + 1)
        .reduce((sum, line) => sum + line.quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}
