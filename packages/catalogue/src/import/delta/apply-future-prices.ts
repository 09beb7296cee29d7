import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { growVersion, lockImports } from '../import-batch-store.ts'
import { duePrices, forgetFuturePrices } from './future-price-store.ts'
import { PriceLine, writeCurrentPrices } from './import-price-lines.ts'
import { knownVariants } from './variant-name-store.ts'

const BATCH = 5000

/**
 * Makes prices current whose moment has come, those of an earlier moment first, so that the last one holds. The history
 * has them from the moment at which shoppers see them. One of a product that may not be offered in its country by then is
 * left out and logged.
 *
 * @returns how many prices are other ones now
 * @see eu-duties C-09
 */
export async function applyFuturePrices({ transaction }: Pick<Database, 'transaction'>, now: Date) {
  return transaction(async (sql) => {
    // Asked for before the lock: nearly always nothing is due, and an import would be waited for.
    if ((await duePrices(sql, now, 1)).length === 0) return 0
    await lockImports(sql)
    const due = await duePrices(sql, now, BATCH)
    const known = await knownVariants(sql, due)
    let changed = 0
    for (const rows of Map.groupBy(due, ({ validFrom }) => validFrom.getTime()).values()) {
      // A variant may have gone since.
      const lines = rows
        .filter(({ variantId }) => known.ids.has(variantId))
        .map(({ variantId, line }) => ({ variantId, line: v.parse(PriceLine, line) }))
      const written = await writeCurrentPrices(sql, lines, now)
      changed += written.changed
      for (const { variantId, reason } of written.refused)
        console.warn(`A price to come of variant ${variantId} was not applied: ${reason}.`)
    }
    await forgetFuturePrices(sql, due)
    if (changed > 0) await growVersion(sql, now)
    return changed
  })
}
