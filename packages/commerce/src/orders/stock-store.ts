import { and, eq, gte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import { stock } from '../db/schema/catalogue.ts'
import { stockReservations } from '../db/schema/orders.ts'

/** Units of one variant. */
export type Units = { variantId: number; quantity: number }

/** Takes units off the shelf if there are that many; the condition stands in the update, so two never take the same. */
export async function takeStock(sql: Sql, { variantId, quantity }: Units): Promise<boolean> {
  const taken = await sql
    .update(stock)
    .set({ quantity: raw`${stock.quantity} - ${quantity}` })
    .where(and(eq(stock.variantId, variantId), gte(stock.quantity, quantity)))
    .returning({ variantId: stock.variantId })
  return taken.length > 0
}

type Reservation = { orderId: string; units: readonly Units[]; state: 'held' | 'taken'; expiresAt: Date }

/** Notes which units belong to an order: `held` until it is paid, `taken` when it needs no waiting. */
export async function reserveStock(
  sql: Sql,
  { orderId, units, state, expiresAt }: Reservation,
): Promise<void> {
  if (units.length === 0) return
  await sql
    .insert(stockReservations)
    .values(units.map((unit) => ({ id: newKey(), orderId, ...unit, state, expiresAt })))
}

/** The order is paid: its units are gone for good. */
export async function keepReserved(sql: Sql, orderId: string): Promise<void> {
  await sql
    .update(stockReservations)
    .set({ state: 'taken' })
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'held')))
}

/** Puts the held units of an order back on the shelf, variants in ascending order. Returns the variants. */
export async function giveBackStock(sql: Sql, orderId: string): Promise<number[]> {
  const held = await sql
    .update(stockReservations)
    .set({ state: 'released' })
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'held')))
    .returning({ variantId: stockReservations.variantId, quantity: stockReservations.quantity })
  const units = held.sort((a, b) => a.variantId - b.variantId)
  for (const { variantId, quantity } of units)
    await sql
      .update(stock)
      .set({ quantity: raw`${stock.quantity} + ${quantity}` })
      .where(eq(stock.variantId, variantId))
  return units.map(({ variantId }) => variantId)
}

/**
 * Puts units of a confirmed order back on the shelf, as far as the order holds them: a pre-order holds none. Variants
 * in ascending order.
 */
export async function giveBackUnits(sql: Sql, orderId: string, units: readonly Units[]): Promise<void> {
  for (const { variantId, quantity } of units.toSorted((a, b) => a.variantId - b.variantId)) {
    const [held] = await sql
      .select({ id: stockReservations.id, quantity: stockReservations.quantity })
      .from(stockReservations)
      .where(
        and(
          eq(stockReservations.orderId, orderId),
          eq(stockReservations.variantId, variantId),
          eq(stockReservations.state, 'taken'),
        ),
      )
      .for('update')
    if (held === undefined) continue
    const back = Math.min(held.quantity, quantity)
    const rest = back === held.quantity ? { state: 'released' as const } : { quantity: held.quantity - back }
    await sql.update(stockReservations).set(rest).where(eq(stockReservations.id, held.id))
    await sql
      .update(stock)
      .set({ quantity: raw`${stock.quantity} + ${back}` })
      .where(eq(stock.variantId, variantId))
  }
}
