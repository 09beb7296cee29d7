import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { DeskItem } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { recalledPositions } from '../recalls/recalled-items-store.ts'

/**
 * What is recalled is sent to nobody, on whatever day it was bought.
 *
 * @throws OrderRefusal that says what to do instead
 * @see Regulation (EU) 2023/988 art. 35; eu-duties C-15
 */
export async function refuseRecalled(
  sql: Sql,
  { order, items }: { order: Pick<Order, 'id' | 'number'>; items: readonly DeskItem[] },
): Promise<void> {
  const positions = await recalledPositions(sql, order.id)
  const stuck = items.filter(({ position }) => positions.includes(position))
  if (stuck.length === 0) return
  throw goodsRecalled(order.number, stuck)
}

/** The refusal itself, which names the goods. */
export function goodsRecalled(
  number: string,
  goods: readonly { position: number; name: string }[],
): OrderRefusal {
  const named = goods.map(({ position, name }) => `${position} (${name})`).join(', ')
  return new OrderRefusal(
    `Order ${number} holds recalled goods, item ${named}: they stay here. Cancel them, which refunds them, or take them back if they are packed, and send the rest by itself; or lift the recall.`,
    'goodsRecalled',
    { number, goods: named },
  )
}
