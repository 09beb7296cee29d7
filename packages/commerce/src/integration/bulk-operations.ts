import { importRedirectLines, RedirectLine } from '@shop/catalogue/findable/import-redirect-lines'
import { importPriceLines, PriceLine } from '@shop/catalogue/import/delta/import-price-lines'
import { importStockLines, StockLine } from '@shop/catalogue/import/delta/import-stock-lines'
import { importGroups } from '@shop/catalogue/import/import-catalogue'
import type { BadLine } from '@shop/catalogue/import/import-line'
import type { LineGroup } from '@shop/catalogue/import/import-source'
import { importStoreLines } from '@shop/catalogue/stores/import-store-lines'
import { importStoreStockLines, StoreStockLine } from '@shop/catalogue/stores/import-store-stock-lines'
import { StoreLine } from '@shop/catalogue/stores/store-record'
import type { Right } from '@shop/domain/staff/rights'
import type { Database, Sql } from '@shop/engine/db/database'
import { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'

const Complaint = v.object({ line: v.number(), pointer: v.string(), detail: v.string() })

/** What became of the lines of an upsert. */
export const BulkReport = v.object({
  /** New things; absent where none are made. */
  created: v.optional(v.number()),
  changed: v.number(),
  unchanged: v.number(),
  /** Lines that were left out. The others were taken. */
  refused: v.number(),
  /** What was wrong with them, line by line, the first thousand. */
  problems: v.array(Complaint),
  /** What somebody should look at of lines that were taken, as a count below what is sold and not sent. */
  notes: v.optional(v.array(Complaint)),
})
export type BulkReport = v.InferOutput<typeof BulkReport>

type Counted = { changed: number; unchanged: number; created?: number; badLines: number }
type Taking = {
  database: Database
  source: AsyncIterable<LineGroup>
  now: Date
  /** Writes the log, in the transaction of each batch. */
  noted: (sql: Sql, counts: Counted) => Promise<void>
}

/** An upsert of many things, one JSON document per line. */
export type BulkOperation = {
  name: string
  path: string
  tag: string
  summary: string
  right: Right
  line: v.GenericSchema
  run: (taking: Taking) => Promise<Counted & { bad: readonly BadLine[]; notes?: readonly BadLine[] }>
}

export const BULK_OPERATIONS: readonly BulkOperation[] = [
  {
    name: 'upsertProducts',
    path: '/products',
    tag: 'products',
    summary: 'Makes or changes products with their variants, and categories: lines of a catalogue file.',
    right: 'products.change',
    line: CatalogueRecord,
    run: ({ database, source, now, noted }) => importGroups(database, source, { strict: false, now, noted }),
  },
  {
    name: 'upsertPrices',
    path: '/prices',
    tag: 'prices',
    summary: 'Changes prices now, or from a later moment on with `validFrom`.',
    right: 'prices.change',
    line: PriceLine,
    run: ({ database, source, now, noted }) => importPriceLines(database, source, now, noted),
  },
  {
    name: 'upsertStock',
    path: '/stock',
    tag: 'stock',
    summary:
      'Changes counts of what lies in the warehouse; what is sold and not sent is taken off. The same count again leaves alone what orders took since, until units were sent.',
    right: 'stock.change',
    line: StockLine,
    run: ({ database, source, now, noted }) => importStockLines(database, source, now, noted),
  },
  {
    name: 'upsertStores',
    path: '/stores',
    tag: 'stores',
    summary: 'Makes or changes stores with their address and opening hours; `isActive: false` closes one.',
    right: 'products.change',
    line: StoreLine,
    run: ({ database, source, noted }) => importStoreLines(database, source, noted),
  },
  {
    name: 'upsertStoreStock',
    path: '/store-stock',
    tag: 'stores',
    summary: 'Changes counts of what lies in stores; what is put aside there for customers is taken off.',
    right: 'stock.change',
    line: StoreStockLine,
    run: ({ database, source, now, noted }) => importStoreStockLines(database, source, now, noted),
  },
  {
    name: 'upsertRedirects',
    path: '/redirects',
    tag: 'redirects',
    summary: 'Makes redirects, or takes them away with null as their target.',
    right: 'redirects.change',
    line: RedirectLine,
    run: ({ database, source, noted }) => importRedirectLines(database, source, noted),
  },
]
