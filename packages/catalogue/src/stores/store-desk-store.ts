import type { ShownStore } from '@shop/api-client/office/store-commands'
import { reservations, storeStock, stores } from '@shop/engine/db/schema/stores'
import type { Sql } from '@shop/engine/db/sql'
import { asc, eq, sql as raw } from 'drizzle-orm'
import type { StoredStore } from './store-store.ts'

/** Every store, open or not, with what lies and waits in it. */
export async function storesAtDesk(sql: Sql): Promise<ShownStore[]> {
  const rows = await sql
    .select({
      store: stores,
      articles: raw<number>`(select count(*)::int from ${storeStock}
        where ${storeStock.storeId} = ${stores.id} and ${storeStock.quantity} > 0)`,
      units: raw<number>`(select coalesce(sum(${storeStock.quantity}), 0)::float8 from ${storeStock}
        where ${storeStock.storeId} = ${stores.id})`,
      held: raw<number>`(select count(*)::int from ${reservations}
        where ${reservations.storeId} = ${stores.id} and ${reservations.state} = 'held')`,
    })
    .from(stores)
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
