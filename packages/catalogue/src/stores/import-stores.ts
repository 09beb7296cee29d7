import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { Pieces, StoreFields } from './store-record.ts'
import { putStoreStock, putStores } from './store-store.ts'

/** A store of an import, with its stock. */
export const StoreRecord = v.object({
  ...StoreFields,
  stock: v.array(v.object({ variantId: v.pipe(v.number(), v.integer(), v.minValue(1)), quantity: Pieces })),
})
export type StoreRecord = v.InferOutput<typeof StoreRecord>

/**
 * Updates stores and their stock; what a record does not name stays as it is. Returns how many stores.
 *
 * @throws for a record that is no store, or with a variant that does not exist
 */
export async function importStores(database: Database, records: Iterable<unknown>): Promise<number> {
  const parsed = [...records].map((record) => v.parse(StoreRecord, record))
  await database.transaction(async (sql) => {
    await putStores(sql, parsed.map(storeOf))
    await putStoreStock(
      sql,
      parsed.flatMap(({ id, stock }) => stock.map((pieces) => ({ storeId: id, ...pieces }))),
    )
  })
  return parsed.length
}

/** The store without its shelves. */
function storeOf({ id, name, street, zip, city, country, phone, lat, lng, hours }: StoreRecord) {
  return { id, name, street, zip, city, country, phone, lat, lng, hours }
}
