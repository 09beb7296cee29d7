import { growVersion, lockImports } from '@shop/catalogue/import/import-batch-store'
import { updateSale } from '@shop/catalogue/office/product-store'
import type { Sql } from '@shop/engine/db/sql'
import { type MovedProduct, movedOnSale, rememberFields } from './products/memory/field-memory-store.ts'
import { withdrawnFields } from './products/memory/merged-product.ts'
import type { Run } from './run/run.ts'
import { within } from './run/within.ts'
import type { MovedProducts } from './write-products.ts'

/** Products that are looked through at once. */
const BATCH = 1000

/**
 * Names what came from this source, is on sale here, and is in its files no more. It stays on sale unless it was said that it is
 * withdrawn; nothing is ever deleted for it.
 */
export async function settleGoneProducts(run: Run, { met }: MovedProducts): Promise<void> {
  const { options, report, sql } = run
  if (met !== null && met.size === 0) return
  if (met === null) {
    report.note(ROWS_UNREAD, { file: '', line: 0 })
    return
  }
  let behind = 0
  for (;;) {
    const batch = await movedOnSale(sql, options.source, { behind, most: BATCH })
    const gone = batch.filter(({ oldId }) => !met.has(oldId))
    const isWithdrawn = options.gone === 'withdraw'
    for (const { referenceKey, name } of gone) report.noteGone({ referenceKey, name, isWithdrawn })
    if (isWithdrawn && gone.length > 0) await within(run, (inside) => withdraw(run, inside, gone))
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    behind = last.id
  }
}

const ROWS_UNREAD =
  'rows cannot be read at all, so that nobody knows which products are gone: none is named, and none is withdrawn'

async function withdraw({ options, report }: Run, sql: Sql, gone: readonly MovedProduct[]): Promise<void> {
  await lockImports(sql)
  for (const { id } of gone) await updateSale(sql, { id, isActive: false, now: options.now })
  await rememberFields(
    sql,
    options.source,
    gone.map(({ oldId, fields }) => ({ oldId, fields: withdrawnFields(fields ?? {}) })),
  )
  await growVersion(sql, options.now)
  report.count('products', 'changed', gone.length)
}
