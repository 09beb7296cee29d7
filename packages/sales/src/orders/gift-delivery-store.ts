import type { Address } from '@shop/domain/address/address'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orders } from '@shop/engine/db/schema/orders'
import { eq } from 'drizzle-orm'

/**
 * Where an order really goes, for those who pack, ship and help: of a gift to the owner of a list the true address, which
 * its giver never reads. What is left after both were forgotten only names the list.
 */
export async function trueDeliveryAddress(
  sql: Sql,
  { id, isGiftDelivery, shippingAddress }: Pick<Order, 'id' | 'isGiftDelivery' | 'shippingAddress'>,
): Promise<Address> {
  if (!isGiftDelivery) return shippingAddress
  const [row] = await sql.select({ kept: orders.giftDelivery }).from(orders).where(eq(orders.id, id))
  return row?.kept?.address ?? shippingAddress
}

/** Has a gift go to another address of the same owner. */
export async function sendGiftTo(
  sql: Sql,
  orderId: string,
  { address, now }: { address: Address; now: Date },
): Promise<void> {
  const [row] = await sql.select({ kept: orders.giftDelivery }).from(orders).where(eq(orders.id, orderId))
  await sql
    .update(orders)
    .set({ giftDelivery: { ownerId: row?.kept?.ownerId ?? null, address }, updatedAt: now })
    .where(eq(orders.id, orderId))
}
