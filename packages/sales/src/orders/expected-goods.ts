import type { BasketItem } from '@shop/domain/basket/basket'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { parcelsOfOrder } from './parcel-store.ts'
import { type OrderReturn, returnsOfOrder } from './return-store.ts'

/** What is expected back of a line, how many of it, and whether it was sent at all: of the rest nothing is asked. */
export type ExpectedGoods = { item: BasketItem; quantity: number; hasLeft: boolean }

type Moves = {
  returns: readonly Pick<OrderReturn, 'state' | 'lines'>[]
  parcels: readonly { positions: readonly number[] }[]
}

/** The goods that the returns of an order wait for. */
export async function expectedGoodsOf(sql: Sql, order: Order): Promise<ExpectedGoods[]> {
  return expectedGoods(order, {
    returns: await returnsOfOrder(sql, order.id),
    parcels: await parcelsOfOrder(sql, order.id),
  })
}

/** What an order's returns have announced and what has not come yet, line by line. */
export function expectedGoods({ packages }: Order, { returns, parcels }: Moves): ExpectedGoods[] {
  const announced = returns.filter(({ state }) => state === 'announced').flatMap(({ lines }) => lines)
  return packages
    .flatMap(({ items }) => items)
    .map((item, index) => ({
      item,
      quantity: announced
        .filter(({ position }) => position === index + 1)
        .reduce((sum, line) => sum + line.quantity, 0),
      hasLeft: parcels.some(({ positions }) => positions.includes(index + 1)),
    }))
    .filter(({ quantity }) => quantity > 0)
}
