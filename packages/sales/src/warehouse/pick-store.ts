import type { Sql } from '@shop/engine/db/database'
import { shelfPlaces, variants } from '@shop/engine/db/schema/catalogue'
import { orderItems, orderPicks, orders } from '@shop/engine/db/schema/orders'
import { and, eq, sql as raw } from 'drizzle-orm'
import { isItemRecalled } from '../recalls/recalled-items-store.ts'

export type PickableItem = {
  id: string
  quantity: number
  state: typeof orderItems.$inferSelect.state
  name: string
  isRecalled: boolean
  units: number
  version: number
  by: string | null
  at: Date | null
}

/** An item with what lies in its box, its row held; null where the order has none at this position, counted from 1. */
export async function lockItem(
  sql: Sql,
  { number, position }: { number: string; position: number },
): Promise<PickableItem | null> {
  const [item] = await sql
    .select({
      id: orderItems.id,
      quantity: orderItems.quantity,
      state: orderItems.state,
      name: raw<string>`${orderItems.item} #>> '{product,name}'`,
      isRecalled: isItemRecalled,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.number, number), eq(orderItems.position, position - 1)))
    .for('update', { of: orderItems })
  if (item === undefined) return null
  const [pick] = await sql.select().from(orderPicks).where(eq(orderPicks.orderItemId, item.id))
  return {
    ...item,
    units: pick?.units ?? 0,
    version: pick?.version ?? 0,
    by: pick?.by ?? null,
    at: pick?.at ?? null,
  }
}

type Pick = { itemId: string; units: number; version: number; by: string; now: Date }

export async function putPick(sql: Sql, { itemId, units, version, by, now }: Pick): Promise<void> {
  const values = { units, version, by, at: now }
  await sql
    .insert(orderPicks)
    .values({ orderItemId: itemId, ...values })
    .onConflictDoUpdate({ target: orderPicks.orderItemId, set: values })
}

export type ShelfPlace = {
  referenceKey: string
  place: string
  version: number
  by: string | null
  at: Date | null
}

/** Where a variant lies, the variant's row held; null for an unknown one. */
export async function lockPlace(sql: Sql, variantId: number): Promise<ShelfPlace | null> {
  const [variant] = await sql
    .select({ referenceKey: variants.referenceKey })
    .from(variants)
    .where(eq(variants.id, variantId))
    .for('update')
  if (variant === undefined) return null
  const [known] = await sql.select().from(shelfPlaces).where(eq(shelfPlaces.variantId, variantId))
  return {
    ...variant,
    place: known?.place ?? '',
    version: known?.version ?? 0,
    by: known?.by ?? null,
    at: known?.at ?? null,
  }
}

type Place = { variantId: number; place: string; version: number; by: string; now: Date }

export async function putPlace(sql: Sql, { variantId, place, version, by, now }: Place): Promise<void> {
  const values = { place, version, by, at: now }
  await sql
    .insert(shelfPlaces)
    .values({ variantId, ...values })
    .onConflictDoUpdate({ target: shelfPlaces.variantId, set: values })
}
