import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { mergedBaskets, type Shelf } from '@shop/domain/basket/lines/merged-baskets'
import { isSameLine } from '@shop/domain/basket/lines/same-line'
import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import {
  allLines,
  basketHead,
  changeHead,
  deleteLines,
  growVersion,
  insertLine,
  lockBasket,
  renameLine,
  shopsWithBasket,
  stockFor,
  updateLine,
} from '../basket/basket-store.ts'
import { adoptOrders } from './adopt-orders.ts'

/**
 * Moves an anonymous visitor's baskets to the customer who signed in: the same line takes the higher quantity, bounded by
 * what can be ordered, all others come along. Lines that were put aside, codes and gift cards come along, too, and so does
 * an order that waits for its payment: it will look for its lines here, so they keep their keys.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function mergeBaskets(sql: Sql, { from, to, now, variantsIn }: Move): Promise<void> {
  for (const shopId of await shopsWithBasket(sql, from)) {
    const source = { shopId, userId: from }
    const target = { shopId, userId: to }
    await lockBasket(sql, source)
    await lockBasket(sql, target)
    const waiting = await adoptOrders(sql, { source, target, now })
    await mergeLines(sql, { source, target, waiting, variantsIn })
    await mergeHeads(sql, source, target)
    await growVersion(sql, source)
    await growVersion(sql, target)
  }
}

/** The variants of a shop by their ids, read through a transaction; none of a shop that is not open. */
export type VariantsIn = (sql: Sql, shopId: number, ids: readonly number[]) => Promise<Shelf['variants']>

type Move = { from: string; to: string; now: Date; variantsIn: VariantsIn }
type Lines = { source: Owner; target: Owner; waiting: ReadonlySet<string>; variantsIn: VariantsIn }

async function mergeLines(sql: Sql, { source, target, waiting, variantsIn }: Lines): Promise<void> {
  const present = await allLines(sql, target)
  const moved = await allLines(sql, source)
  const ids = moved.map(({ variantId }) => variantId)
  const stock = await stockFor(sql, target, ids)
  const variants = await variantsIn(sql, target.shopId, ids)
  await deleteLines(
    sql,
    source,
    moved.map(({ key }) => key),
  )
  const { grown, added } = mergedBaskets(present, moved, { variants, stock })
  for (const line of grown) await updateLine(sql, target, line)
  for (const line of added) await insertLine(sql, target, line)
  // A moved line has kept its key.
  for (const { from, to } of joinedLines(present, moved))
    if (waiting.has(to) && !added.some(({ key }) => key === to)) await renameLine(sql, target, { from, to })
}

/** Lines that met the same line of the customer: its key, and theirs. */
function joinedLines(own: readonly BasketLine[], incoming: readonly BasketLine[]) {
  return incoming.flatMap((line) => {
    const same = own.find((one) => one.isSaved === line.isSaved && isSameLine(one, line))
    return same === undefined ? [] : [{ from: same.key, to: line.key }]
  })
}

/** The customer's own codes and cards stay first; a declined gift is offered again where the visitor wanted it. */
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
