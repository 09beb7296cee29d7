import type { Sql } from '@shop/engine/db/sql'
import type { IndexRow } from '../../products/index-row.ts'
import { countOfProducts, indexRowsAfter } from '../../products/index-rows-store.ts'
import type { TextSearch } from './catalogue-index-types.ts'
import type { IndexOptions } from './index-store.ts'
import { ProductsIndex } from './products-index.ts'

export type BuildOptions<Text extends TextSearch> = Omit<IndexOptions<Text>, 'capacity'> & {
  /** Others are served meanwhile: small portions, and no stretch of work above some milliseconds. */
  isServing: boolean
  /** Aborts the build. */
  signal?: AbortSignal
}

const PORTION = { starting: 250, serving: 100 }
const STRETCH_MILLISECONDS = { starting: 200, serving: 8 }
/** Smaller catalogues are indexed too quickly to log progress. */
const WORTH_TELLING = 20_000
const STEPS = 10

/** Reads all products of the database into a new index. */
export async function buildIndex<Text extends TextSearch>(
  sql: Sql,
  { isServing, signal, ...options }: BuildOptions<Text>,
): Promise<ProductsIndex<Text>> {
  const size = await countOfProducts(sql)
  if (size >= WORTH_TELLING) console.log(`Reading ${size} products into memory`)
  const index = new ProductsIndex({ ...options, capacity: Math.ceil(size * 1.05) + 64 })
  const pace = isServing ? 'serving' : 'starting'
  let done = 0
  let next = indexRowsAfter(sql, 0, PORTION[pace])
  for (;;) {
    const rows = await next
    signal?.throwIfAborted()
    const last = rows.at(-1)
    if (!last) return index
    // The database reads the next ones while these are indexed.
    next = indexRowsAfter(sql, last.id, PORTION[pace])
    next.catch(() => undefined)
    await takeIn(index, rows, STRETCH_MILLISECONDS[pace])
    logProgress(done, done + rows.length, size)
    done += rows.length
  }
}

/** Puts rows into an index and lets others have the thread every few milliseconds. */
export async function takeIn<Text extends TextSearch>(
  index: ProductsIndex<Text>,
  rows: readonly IndexRow[],
  stretchMilliseconds = STRETCH_MILLISECONDS.serving,
): Promise<void> {
  let start = performance.now()
  for (const row of rows) {
    index.put(row)
    if (performance.now() - start < stretchMilliseconds) continue
    await new Promise((resolve) => setImmediate(resolve))
    start = performance.now()
  }
}

function logProgress(before: number, after: number, size: number): void {
  if (size < WORTH_TELLING) return
  const step = (done: number) => Math.floor((done / size) * STEPS)
  if (step(after) > step(before)) console.log(`Read ${after} of ${size} products`)
}
