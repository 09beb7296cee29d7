import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { stock } from '@shop/engine/db/schema/catalogue'
import { stockReservations } from '@shop/engine/db/schema/orders'
import { and, eq, sql as raw, type SQLWrapper } from 'drizzle-orm'

/** Units of one variant. */
export type Units = { variantId: number; quantity: number }

/**
 * Takes units from stock where there are enough; the condition is part of the update, which makes it safe against
 * races. Returns the variants that had enough: callers that need all have to roll back when one is missing.
 */
export async function takeStock(sql: Sql, units: readonly Units[]): Promise<ReadonlySet<number>> {
  if (units.length === 0) return new Set()
  const ids = units.map(({ variantId }) => raw`${variantId}`)
  const wanted = units.map(({ variantId, quantity }) => raw`(${variantId}::int, ${quantity}::int)`)
  // Held in ascending order first: an update takes rows as they come, and two orders would wait for each other.
  const { rows } = await sql.execute<{ variantId: number }>(raw`
    with held as (
      select variant_id from ${stock} where variant_id in (${raw.join(ids, raw`, `)})
      order by variant_id for update
    )
    update ${stock} set quantity = ${stock}.quantity - wanted.units
    from held join (values ${raw.join(wanted, raw`, `)}) as wanted (variant_id, units) using (variant_id)
    where ${stock}.variant_id = held.variant_id and ${stock}.quantity >= wanted.units
    returning ${stock}.variant_id as "variantId"`)
  return new Set(rows.map(({ variantId }) => variantId))
}

type Reservation = { orderId: string; units: readonly Units[]; state: 'held' | 'taken'; expiresAt: Date }

/**
 * The statements that note which units belong to an order: `held` until it is paid, `taken` when it needs no waiting.
 * None for an order without any.
 */
export function newReservations(sql: Sql, { orderId, units, state, expiresAt }: Reservation): SQLWrapper[] {
  if (units.length === 0) return []
  const rows = units.map((unit) => ({ id: newKey(), orderId, ...unit, state, expiresAt }))
  return [sql.insert(stockReservations).values(rows)]
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
