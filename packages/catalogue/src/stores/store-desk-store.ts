import type { ShownStore } from '@shop/api-client/office/store-commands'
import { reservations, storeStock, stores } from '@shop/engine/db/schema/stores'
import type { Sql } from '@shop/engine/db/sql'
import { asc, eq, sql as raw } from 'drizzle-orm'
import type { StoredStore } from './store-store.ts'

/** Every store, open or not, with what lies and waits in it; all shelves are read once, however many stores there are. */
export async function storesAtDesk(sql: Sql): Promise<ShownStore[]> {
  const shelf = sql
    .select({
      storeId: storeStock.storeId,
      articles: raw<number>`count(*) filter (where ${storeStock.quantity} > 0)::int`.as('articles'),
      units: raw<number>`sum(${storeStock.quantity})::float8`.as('units'),
    })
    .from(storeStock)
    .groupBy(storeStock.storeId)
    .as('shelf')
  const waiting = sql
    .select({ storeId: reservations.storeId, held: raw<number>`count(*)::int`.as('held') })
    .from(reservations)
    .where(eq(reservations.state, 'held'))
    .groupBy(reservations.storeId)
    .as('waiting')
  const rows = await sql
    .select({
      store: stores,
      articles: raw<number>`coalesce(${shelf.articles}, 0)`,
      units: raw<number>`coalesce(${shelf.units}, 0)`,
      held: raw<number>`coalesce(${waiting.held}, 0)`,
    })
    .from(stores)
    .leftJoin(shelf, eq(shelf.storeId, stores.id))
    .leftJoin(waiting, eq(waiting.storeId, stores.id))
    .orderBy(asc(stores.country), asc(stores.city), asc(stores.name), asc(stores.id))
  return rows.map(({ store, ...counts }) => ({
    ...store,
    hours: { week: [...store.hours.week], closedOn: [...store.hours.closedOn] },
    ...counts,
  }))
}

/** A store, its row held until the transaction ends; null where there is none. */
export async function lockStore(sql: Sql, id: string): Promise<StoredStore | null> {
  const [row] = await sql.select().from(stores).where(eq(stores.id, id)).for('update')
  return row ?? null
}
