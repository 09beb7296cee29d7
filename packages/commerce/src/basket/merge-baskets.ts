import { MAX_QUANTITY } from '@shop/api-client/contract/basket'
import { mergedLines } from '@shop/domain/basket/merged-lines'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import {
  allLines,
  basketHead,
  changeHead,
  deleteLines,
  growVersion,
  insertLine,
  linesOfAllShops,
  lockBasket,
  type Owner,
  shopsWithBasket,
  stockOf,
  updateLine,
} from './basket-store.ts'

/**
 * Moves an anonymous visitor's baskets to the customer who signed in: the same line takes the higher
 * quantity, bounded by stock, all others come along. Lines that were put aside, codes and gift cards come along, too.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function mergeBaskets(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  const incoming = await linesOfAllShops(sql, from)
  const stock = await stockOf(
    sql,
    incoming.map(({ line }) => line.variantId),
  )

  for (const shopId of await shopsWithBasket(sql, from)) {
    const source = { shopId, userId: from }
    const target = { shopId, userId: to }
    await lockBasket(sql, source)
    await lockBasket(sql, target)
    const present = await allLines(sql, target)
    const moved = incoming.filter((entry) => entry.shopId === shopId).map(({ line }) => line)
    for (const isSaved of [false, true]) {
      const { grown, added } = mergedLines(
        present.filter((line) => line.isSaved === isSaved),
        moved.filter((line) => line.isSaved === isSaved),
        (variantId) => (isSaved ? MAX_QUANTITY : (stock.get(variantId) ?? 0)),
      )
      for (const line of grown) await updateLine(sql, target, line)
      for (const line of added) await insertLine(sql, target, { ...line, key: newKey() })
    }
    await deleteLines(
      sql,
      source,
      moved.map(({ key }) => key),
    )
    await mergeHeads(sql, source, target)
    await growVersion(sql, source)
    await growVersion(sql, target)
  }
}

/** The customer's own codes and cards stay in front; what was declined is asked again where the visitor wants it. */
async function mergeHeads(sql: Sql, source: Owner, target: Owner): Promise<void> {
  const [theirs, own] = [await basketHead(sql, source), await basketHead(sql, target)]
  const both = (one: string[], other: string[]) => [...new Set([...one, ...other])]
  await changeHead(sql, target, {
    codes: both(own.codes, theirs.codes),
    giftCardIds: both(own.giftCardIds, theirs.giftCardIds),
    declinedGifts: own.declinedGifts.filter((id) => theirs.declinedGifts.includes(id)),
  })
  await changeHead(sql, source, { codes: [], giftCardIds: [], declinedGifts: [] })
}
