import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { stockReservations } from '@shop/engine/db/schema/orders'
import { setPartsOf } from '@shop/engine/db/schema/set-parts'
import { and, eq, sql as raw, type SQLWrapper } from 'drizzle-orm'

/** Units of one variant. */
export type Units = { variantId: number; quantity: number }

/** Units that an order takes from one shelf, for the variant that was ordered or for a set that it is a part of. */
export type TakenUnits = Units & { bundleVariantId: number | null; bundleUnits: number | null }

type Taking = TakenUnits & { isTaken: boolean }

/**
 * Takes units from stock where there are enough, of a set those of its parts; the condition is part of the update, which
 * makes it safe against races. Returns what was taken and which of the variants had too little: callers that need all
 * have to roll back when one is lacking.
 *
 * @see product §4 "Stock"
 */
export async function takeStock(
  sql: Sql,
  units: readonly Units[],
): Promise<{ taken: TakenUnits[]; lacking: ReadonlySet<number> }> {
  if (units.length === 0) return { taken: [], lacking: new Set() }
  const wanted = units.map(({ variantId, quantity }) => raw`(${variantId}::int, ${quantity}::int)`)
  // Held in ascending order first: an update takes rows as they come, and two orders would wait for each other.
  const { rows } = await sql.execute<Taking>(raw`
    with wanted (sold_id, units) as (values ${raw.join(wanted, raw`, `)}),
    piece as materialized (
      select wanted.sold_id, coalesce(part.variant_id, wanted.sold_id) as variant_id,
        wanted.units * coalesce(part.units, 1) as units, part.units as bundle_units
      from wanted left join lateral (
        ${setPartsOf(raw`(select ${variants.productId} from ${variants} where ${variants.id} = wanted.sold_id)`)}
      ) as part on true
    ),
    needed as materialized (select variant_id, sum(units)::int as units from piece group by variant_id),
    held as materialized (
      select variant_id from ${stock} where variant_id = any (array(select variant_id from needed))
      order by variant_id for update
    ),
    took as (
      update ${stock} set quantity = ${stock}.quantity - needed.units
      from held join needed using (variant_id)
      where ${stock}.variant_id = held.variant_id and ${stock}.quantity >= needed.units
      returning ${stock}.variant_id
    )
    select piece.variant_id as "variantId", piece.units as "quantity", piece.bundle_units as "bundleUnits",
      case when piece.bundle_units is not null then piece.sold_id end as "bundleVariantId",
      took.variant_id is not null as "isTaken"
    from piece left join took using (variant_id)`)
  const taken = rows.map(({ variantId, quantity, bundleVariantId, bundleUnits }) => ({
    variantId,
    quantity,
    bundleVariantId,
    bundleUnits,
  }))
  const short = rows.filter(({ isTaken }) => !isTaken)
  return {
    taken,
    lacking: new Set(short.map(({ bundleVariantId, variantId }) => bundleVariantId ?? variantId)),
  }
}

type Reservation = { orderId: string; units: readonly TakenUnits[]; state: 'held' | 'taken'; expiresAt: Date }

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
 * Puts units of a confirmed order back on the shelf, as far as the order holds them: a pre-order holds none, and a set gives
 * back the parts that it took, whatever lies in it by now. Shelves in ascending order.
 */
export async function giveBackUnits(sql: Sql, orderId: string, units: readonly Units[]): Promise<void> {
  const shelves = new Map<number, number>()
  for (const { variantId, quantity } of units.toSorted((a, b) => a.variantId - b.variantId))
    for (const held of await takenFor(sql, orderId, variantId)) {
      const back = Math.min(held.quantity, quantity * (held.bundleUnits ?? 1))
      const rest =
        back === held.quantity ? { state: 'released' as const } : { quantity: held.quantity - back }
      await sql.update(stockReservations).set(rest).where(eq(stockReservations.id, held.id))
      shelves.set(held.variantId, (shelves.get(held.variantId) ?? 0) + back)
    }
  for (const [variantId, back] of [...shelves].toSorted(([a], [b]) => a - b))
    await sql
      .update(stock)
      .set({ quantity: raw`${stock.quantity} + ${back}` })
      .where(eq(stock.variantId, variantId))
}

/** What an order has taken for one of its variants: one row, or of a set one for each part. */
async function takenFor(sql: Sql, orderId: string, variantId: number) {
  const { bundleVariantId } = stockReservations
  return sql
    .select()
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.orderId, orderId),
        eq(stockReservations.state, 'taken'),
        raw`coalesce(${bundleVariantId}, ${stockReservations.variantId}) = ${variantId}`,
      ),
    )
    .orderBy(stockReservations.variantId)
    .for('update')
}
