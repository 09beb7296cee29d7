import type { Country } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { reservations, storeStock, stores } from '@shop/engine/db/schema/stores'
import { integers, texts } from '@shop/engine/db/sent-lists'
import { and, asc, eq, gte, inArray, lt, lte, sql as raw } from 'drizzle-orm'
import { chunked } from '../products/chunked.ts'

export type StoredStore = typeof stores.$inferSelect
export type StoredReservation = typeof reservations.$inferSelect

/** Stores of one country on one page. */
const MOST_STORES = 200

/** The open stores of a country with their pieces of a variant, by name of the city. */
export async function storesWithStock(
  sql: Sql,
  { country, variantId }: { country: Country; variantId: number },
): Promise<{ store: StoredStore; quantity: number }[]> {
  const rows = await sql
    .select({ store: stores, quantity: storeStock.quantity })
    .from(stores)
    .leftJoin(storeStock, and(eq(storeStock.storeId, stores.id), eq(storeStock.variantId, variantId)))
    .where(and(eq(stores.country, country), eq(stores.isActive, true)))
    .orderBy(asc(stores.city), asc(stores.name))
  return rows.map(({ store, quantity }) => ({ store, quantity: quantity ?? 0 }))
}

/** The open stores of a country, by name of the city. */
export async function openStores(sql: Sql, country: Country): Promise<StoredStore[]> {
  return sql
    .select()
    .from(stores)
    .where(and(eq(stores.country, country), eq(stores.isActive, true)))
    .orderBy(asc(stores.city), asc(stores.name))
    .limit(MOST_STORES)
}

export async function storeById(sql: Sql, id: string, country: Country): Promise<StoredStore | null> {
  const [row] = await sql
    .select()
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.country, country), eq(stores.isActive, true)))
  return row ?? null
}

type Pieces = { storeId: string; variantId: number; quantity: number }

/**
 * Takes units from a store's stock if there are enough; the condition is part of the update, which makes it safe
 * against races.
 */
export async function takeFromStore(sql: Sql, { storeId, variantId, quantity }: Pieces): Promise<boolean> {
  const taken = await sql
    .update(storeStock)
    .set({ quantity: raw`${storeStock.quantity} - ${quantity}` })
    .where(
      and(
        eq(storeStock.storeId, storeId),
        eq(storeStock.variantId, variantId),
        gte(storeStock.quantity, quantity),
      ),
    )
    .returning({ storeId: storeStock.storeId })
  return taken.length > 0
}

/** Puts pieces back on a store's shelf. */
export async function putBack(sql: Sql, { storeId, variantId, quantity }: Pieces): Promise<void> {
  await sql
    .update(storeStock)
    .set({ quantity: raw`${storeStock.quantity} + ${quantity}` })
    .where(and(eq(storeStock.storeId, storeId), eq(storeStock.variantId, variantId)))
}

/** Writes a reservation down; false when its number is taken. */
export async function insertReservation(sql: Sql, reservation: StoredReservation): Promise<boolean> {
  const inserted = await sql
    .insert(reservations)
    .values(reservation)
    .onConflictDoNothing()
    .returning({ id: reservations.id })
  return inserted.length > 0
}

/** Pieces of a variant that wait for one person in all stores. */
export async function piecesHeldFor(sql: Sql, email: string, variantId: number): Promise<number> {
  const [row] = await sql
    .select({ pieces: raw<number>`coalesce(sum(${reservations.quantity}), 0)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations.email, email),
        eq(reservations.variantId, variantId),
        eq(reservations.state, 'held'),
      ),
    )
  return row?.pieces ?? 0
}

/** Gives a reservation's pieces back, by the link of its mail; false when nothing was held under it. */
export async function cancelByToken(sql: Sql, tokenHash: string): Promise<boolean> {
  const [ended] = await sql
    .update(reservations)
    .set({ state: 'cancelled' })
    .where(and(eq(reservations.tokenHash, tokenHash), eq(reservations.state, 'held')))
    .returning()
  if (ended === undefined) return false
  await putBack(sql, ended)
  return true
}

/** Expires what was not picked up, at most a hundred at a time, and restocks it. Returns how many. */
export async function expireReservations(sql: Sql, now: Date): Promise<number> {
  const due = await sql
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.state, 'held'), lte(reservations.heldUntil, now)))
    .orderBy(asc(reservations.storeId), asc(reservations.variantId), asc(reservations.id))
    .limit(100)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ended = await sql
    .update(reservations)
    .set({ state: 'expired' })
    .where(
      inArray(
        reservations.id,
        due.map(({ id }) => id),
      ),
    )
    .returning()
  for (const reservation of ended) await putBack(sql, reservation)
  return ended.length
}

/** Forgets who had reserved, some time after it is over. @see eu-duties C-30 */
export async function forgetPeople(sql: Sql, endedBefore: Date): Promise<void> {
  await sql
    .update(reservations)
    .set({ name: '', email: '', phone: '' })
    .where(
      and(
        lt(reservations.heldUntil, endedBefore),
        inArray(reservations.state, ['expired', 'cancelled', 'collected']),
        raw`${reservations.email} <> ''`,
      ),
    )
}

/** Adds stores, or brings the ones of the same ids up to date. */
export async function putStores(sql: Sql, rows: readonly (typeof stores.$inferInsert)[]): Promise<void> {
  for (const row of rows) await putStore(sql, row)
}

/** Adds a store, or brings the one of the same id up to date; whether it is open stays where that is not said. */
export async function putStore(
  sql: Sql,
  row: typeof stores.$inferInsert,
): Promise<'created' | 'changed' | 'unchanged'> {
  const { isActive, ...facts } = row
  const [written] = await sql
    .insert(stores)
    .values(row)
    .onConflictDoUpdate({
      target: stores.id,
      set: isActive === undefined ? facts : row,
      setWhere: raw`
        (stores.name, stores.street, stores.zip, stores.city, stores.country, stores.phone, stores.lat, stores.lng,
          stores.hours, stores.is_active)
        is distinct from
        (excluded.name, excluded.street, excluded.zip, excluded.city, excluded.country, excluded.phone, excluded.lat,
          excluded.lng, excluded.hours, coalesce(${isActive ?? null}::boolean, stores.is_active))`,
    })
    .returning({ isNew: raw<boolean>`(xmax = 0)` })
  if (written === undefined) return 'unchanged'
  return written.isNew ? 'created' : 'changed'
}

/** The ids of these that are stores. */
export async function knownStores(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql
    .select({ id: stores.id })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** A count below what is put aside for customers. */
export type ShortShelf = { storeId: string; variantId: number; held: number }

/**
 * Sets the stock of stores as they have counted it: what is put aside lies in the store as well, and is taken off. Rows are
 * held before reservations are looked at, as one that takes pieces meanwhile would not be seen.
 *
 * @returns how many shelves are other ones now, and which counts are smaller than what is put aside
 */
export async function putStoreStock(
  sql: Sql,
  rows: readonly (typeof storeStock.$inferInsert)[],
): Promise<{ changed: number; short: ShortShelf[] }> {
  let changed = 0
  const short: ShortShelf[] = []
  for (const part of chunked(rows)) {
    const ids = texts(part.map(({ storeId }) => storeId))
    const variantIds = integers(part.map(({ variantId }) => variantId))
    const quantities = integers(part.map(({ quantity }) => quantity))
    await sql.execute(raw`
      select 1 from ${storeStock} as shelf
        join unnest(${ids}, ${variantIds}) as sent (store_id, variant_id) using (store_id, variant_id)
      order by store_id, variant_id for update of shelf`)
    const done = await sql.execute<ShortShelf & { isShort: boolean; isWritten: boolean }>(raw`
      with counted as materialized (
        select store_id, variant_id, sent.quantity, coalesce(held.pieces, 0) as pieces
        from unnest(${ids}, ${variantIds}, ${quantities}) as sent (store_id, variant_id, quantity)
        left join (
          select store_id, variant_id, sum(quantity)::int as pieces from ${reservations}
          where state = 'held' group by store_id, variant_id
        ) as held using (store_id, variant_id)
      ), written as (
        insert into ${storeStock} (store_id, variant_id, quantity)
        select store_id, variant_id, greatest(quantity - pieces, 0) from counted
        on conflict (store_id, variant_id) do update set quantity = excluded.quantity
          where store_stock.quantity <> excluded.quantity
        returning store_id, variant_id
      )
      select counted.store_id as "storeId", counted.variant_id as "variantId", counted.pieces as held,
        counted.quantity < counted.pieces as "isShort", written.store_id is not null as "isWritten"
      from counted left join written using (store_id, variant_id)
      where written.store_id is not null or counted.quantity < counted.pieces`)
    changed += done.rows.filter(({ isWritten }) => isWritten).length
    for (const { storeId, variantId, held, isShort } of done.rows)
      if (isShort) short.push({ storeId, variantId, held })
  }
  return { changed, short }
}
