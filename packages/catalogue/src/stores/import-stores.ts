import { COUNTRIES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { putStoreStock, putStores } from './store-store.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A store of an import, with its stock. */
export const StoreRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  name: text,
  street: text,
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
  phone: text,
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  hours: v.object({
    week: v.pipe(v.array(v.nullable(v.object({ opens: time, closes: time }))), v.length(7)),
    closedOn: v.array(v.pipe(v.string(), v.isoDate())),
  }),
  stock: v.array(
    v.object({
      variantId: v.pipe(v.number(), v.integer(), v.minValue(1)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
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
