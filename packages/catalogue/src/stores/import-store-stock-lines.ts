import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { numberOf } from '../import/delta/delta-source.ts'
import {
  type Delta,
  type DeltaReport,
  importDelta,
  type NoteBatch,
  VariantName,
} from '../import/delta/import-delta.ts'
import type { LineGroup } from '../import/import-source.ts'
import { Pieces, StoreId } from './store-record.ts'
import { knownStores, putStoreStock } from './store-store.ts'

/** Pieces of one variant that lie in a store, those that are put aside for customers among them. */
export const StoreStockLine = v.strictObject({ store: StoreId, ...VariantName, quantity: Pieces })

const shelfName = (store: string, variantId: number) => `${store} ${variantId}`

const shelves: Delta<typeof StoreStockLine> = {
  schema: StoreStockLine,
  form: {
    columns: [
      { name: 'store', valueOf: (cell) => cell },
      { name: 'variantId', valueOf: numberOf },
      { name: 'referenceKey', valueOf: (cell) => cell || undefined },
      { name: 'quantity', valueOf: numberOf },
    ],
    all: ['store', 'quantity'],
    oneOf: ['variantId', 'referenceKey'],
  },
  nameOf: ({ store }, variantId) => shelfName(store, variantId),
  async refusals(sql, lines) {
    const known = await knownStores(sql, [...new Set(lines.map(({ store }) => store))])
    return ({ store }) => (known.has(store) ? null : { field: 'store', reason: `there is no store ${store}` })
  },
  isBesideCatalogue: true,
  async write(sql, lines) {
    const { changed, short } = await putStoreStock(
      sql,
      lines.map(({ variantId, line: { store, quantity } }) => ({ storeId: store, variantId, quantity })),
    )
    const heldOf = new Map(short.map(({ storeId, variantId, held }) => [shelfName(storeId, variantId), held]))
    const notes = lines.flatMap(({ number, variantId, line: { store, quantity } }) => {
      const held = heldOf.get(shelfName(store, variantId))
      if (held === undefined) return []
      const reason = `${quantity} are counted, ${held} are put aside for customers: none is left to reserve`
      return [{ line: number, field: 'quantity', reason }]
    })
    return { changed, notes }
  },
}

/** Imports what lies in stores; what is put aside there is taken off. What no line names stays as it is. */
export async function importStoreStockLines(
  database: Database,
  source: AsyncIterable<LineGroup>,
  now?: Date,
  noted?: NoteBatch,
): Promise<DeltaReport> {
  return importDelta(database, source, shelves, now, noted)
}
