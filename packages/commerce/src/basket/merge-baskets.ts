import { mergedLines } from '@shop/domain/basket/merged-lines'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import {
  basketLines,
  deleteLines,
  growVersion,
  insertLine,
  linesOfAllShops,
  lockBasket,
  stockOf,
  updateLine,
} from './basket-store.ts'

/**
 * Moves an anonymous visitor's baskets to the customer who signed in: the same line takes the higher
 * quantity, bounded by stock, all others come along.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function mergeBaskets(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  const incoming = await linesOfAllShops(sql, from)
  const stock = await stockOf(
    sql,
    incoming.map(({ line }) => line.variantId),
  )

  for (const shopId of new Set(incoming.map((entry) => entry.shopId))) {
    const source = { shopId, userId: from }
    const target = { shopId, userId: to }
    await lockBasket(sql, source)
    await lockBasket(sql, target)
    const present = await basketLines(sql, target)
    const moved = incoming.filter((entry) => entry.shopId === shopId).map(({ line }) => line)
    const { grown, added } = mergedLines(present, moved, (variantId) => stock.get(variantId) ?? 0)
    for (const line of grown) await updateLine(sql, target, line)
    for (const line of added) await insertLine(sql, target, { ...line, key: newKey() })
    await deleteLines(
      sql,
      source,
      moved.map(({ key }) => key),
    )
    await growVersion(sql, source)
    await growVersion(sql, target)
  }
}
