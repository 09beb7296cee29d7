import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { writeStock } from '../../products/stock-count-store.ts'
import { lineOf } from '../import-line.ts'
import type { LineGroup } from '../import-source.ts'
import { numberOf } from './delta-source.ts'
import { type Delta, type DeltaReport, importDelta, type NoteBatch, VariantName } from './import-delta.ts'

/** Units of one variant that lie in the warehouse, sold ones that have not left it among them. */
export const StockLine = lineOf({
  ...VariantName,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER)),
})

const counts: Delta<typeof StockLine> = {
  schema: StockLine,
  form: {
    columns: [
      { name: 'variantId', valueOf: numberOf },
      { name: 'referenceKey', valueOf: (cell) => cell || undefined },
      { name: 'quantity', valueOf: numberOf },
    ],
    all: ['quantity'],
    oneOf: ['variantId', 'referenceKey'],
  },
  nameOf: (_, variantId) => String(variantId),
  write: async (sql, lines) => {
    const { changed, short } = await writeStock(
      sql,
      lines.map(({ variantId, line }) => ({ variantId, quantity: line.quantity })),
      { isCountAlone: true },
    )
    const waitingOf = new Map(short.map(({ variantId, waiting }) => [variantId, waiting]))
    const notes = lines.flatMap(({ number, variantId, line: { quantity } }) => {
      const waiting = waitingOf.get(variantId)
      if (waiting === undefined) return []
      const reason = `${quantity} are counted, ${waiting} are sold and not sent: none is left to sell`
      return [{ line: number, field: 'quantity', reason }]
    })
    return { changed, notes }
  },
}

/** Imports counts alone. The same count again leaves alone what orders took since, until some of it is sent. */
export async function importStockLines(
  database: Database,
  source: AsyncIterable<LineGroup>,
  now?: Date,
  noted?: NoteBatch,
): Promise<DeltaReport> {
  return importDelta(database, source, counts, now, noted)
}
