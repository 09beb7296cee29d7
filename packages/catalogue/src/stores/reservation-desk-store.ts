import type { Sql } from '@shop/engine/db/database'
import { anywhere } from '@shop/engine/db/like-pattern'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { type ReservationState, reservations, stores } from '@shop/engine/db/schema/stores'
import { and, asc, count, desc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { putBack, type StoredReservation } from './store-store.ts'

/** Where a page ended: the moment by which the list is ordered, and the id. */
export type ReservationPlace = { at: Date; id: string }

type Listing = {
  state: ReservationState
  text: string
  /** Whether a text may be a person's name. */
  byName: boolean
  store: string | null
  after: ReservationPlace | null
  limit: number
}

/** Reservations with their store and article: those that wait by their end, others with the last first. */
export async function reservationsFor(sql: Sql, { state, text, byName, store, after, limit }: Listing) {
  const isWaiting = text === '' && state === 'held'
  const { heldUntil, id } = reservations
  const behind =
    after &&
    raw`(${heldUntil}, ${id}) ${raw.raw(isWaiting ? '>' : '<')} (${after.at.toISOString()}::timestamptz, ${after.id})`
  return sql
    .select({
      reservation: reservations,
      store: stores.name,
      productName: raw<string>`coalesce(${products.name} ->> 'de', '')`,
      variant: raw<string>`coalesce(${variants.label} ->> 'de', '')`,
      referenceKey: raw<string>`coalesce(${variants.referenceKey}, '')`,
    })
    .from(reservations)
    .innerJoin(stores, eq(stores.id, reservations.storeId))
    .leftJoin(variants, eq(variants.id, reservations.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        text === '' ? eq(reservations.state, state) : matching(text, byName),
        store === null ? undefined : eq(reservations.storeId, store),
        behind ?? undefined,
      ),
    )
    .orderBy(...(isWaiting ? [asc(heldUntil), asc(id)] : [desc(heldUntil), desc(id)]))
    .limit(limit)
}

function matching(text: string, byName: boolean): SQL {
  const part = anywhere(text)
  const name = byName ? raw`or ${reservations.name} ilike ${part}` : raw``
  return raw`(${reservations.number} ilike ${part} or ${variants.referenceKey} ilike ${part}
    or ${products.name} ->> 'de' ilike ${part} ${name})`
}

export async function countHeld(sql: Sql): Promise<number> {
  const [row] = await sql.select({ count: count() }).from(reservations).where(eq(reservations.state, 'held'))
  return row?.count ?? 0
}

/** Stores by name that have, or have had, something put aside. */
export async function storesWithReservations(sql: Sql): Promise<{ id: string; name: string }[]> {
  return sql
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(raw`exists (select 1 from ${reservations} where ${reservations.storeId} = ${stores.id})`)
    .orderBy(asc(stores.name), asc(stores.id))
}

/** A reservation, held until the transaction ends; null for an unknown number. */
export async function lockReservation(sql: Sql, number: string): Promise<StoredReservation | null> {
  const [row] = await sql.select().from(reservations).where(eq(reservations.number, number)).for('update')
  return row ?? null
}

/** Ends a reservation that was locked while it was held; what is given back lies on the shelf again. */
export async function endHeld(
  sql: Sql,
  reservation: StoredReservation,
  state: 'collected' | 'cancelled',
): Promise<void> {
  await sql.update(reservations).set({ state }).where(eq(reservations.id, reservation.id))
  if (state === 'cancelled') await putBack(sql, reservation)
}
