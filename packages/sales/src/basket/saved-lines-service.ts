import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { groupOf } from '@shop/domain/basket/lines/group-of'
import { isSameLine } from '@shop/domain/basket/lines/same-line'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import { decidedQuantity, MOST_LINES } from '@shop/domain/quantity/decided-quantity'
import type { Sql } from '@shop/engine/db/database'
import { ownerOf } from '@shop/engine/session/owner'
import type { SessionContext } from '../on.ts'
import type { BasketAnswer } from './basket-change.ts'
import { granted, refused } from './basket-service.ts'
import { allLines, deleteLines, lockBasket, stockFor, updateLine } from './basket-store.ts'

/** Puts a line aside, with its group. A gift cannot wait: it is earned by what is bought now. */
export async function putAside(context: SessionContext, itemKey: string): Promise<BasketAnswer> {
  const owner = ownerOf(context)
  return context.inOneCommit(async (sql) => {
    await lockBasket(sql, owner)
    const lines = await allLines(sql, owner)
    const line = lines.find(({ key, isSaved }) => key === itemKey && !isSaved)
    if (line === undefined) return refused(context, sql, 404, 'BasketItemNotFound')
    if (line.cPromo !== null) return refused(context, sql, 412, 'ItemUnavailable')

    const saved = lines.filter(({ isSaved }) => isSaved)
    const group = groupOf(lines, line)
    if (saved.length + group.length > MOST_LINES) return refused(context, sql, 413, 'MaximumItemCountReached')
    for (const one of group) {
      const same = saved.find((other) => isSameLine(other, one))
      if (same) await deleteLines(sql, owner, [same.key])
      const quantity = Math.max(one.quantity, same?.quantity ?? 0)
      await updateLine(sql, owner, { ...one, quantity, isSaved: true })
    }
    return granted(context, sql, { statusCode: 200, isReduced: false })
  })
}

/** Brings a line back that was put aside, with its group, as much of it as there is. */
export async function bringBack(context: SessionContext, itemKey: string): Promise<BasketAnswer> {
  const owner = ownerOf(context)
  return context.inOneCommit(async (sql) => {
    await lockBasket(sql, owner)
    const lines = await allLines(sql, owner)
    const line = lines.find(({ key, isSaved }) => key === itemKey && isSaved)
    if (line === undefined) return refused(context, sql, 404, 'BasketItemNotFound')

    const group = groupOf(lines, line)
    const present = lines.filter(({ isSaved }) => !isSaved)
    if (present.length + group.length > MOST_LINES)
      return refused(context, sql, 413, 'MaximumItemCountReached')
    const moves = await movesOf(context, sql, { group, present })
    if (moves === null) return refused(context, sql, 412, 'ItemUnavailable')
    for (const { line: moved, gone } of moves) {
      await deleteLines(sql, owner, gone)
      await updateLine(sql, owner, moved)
    }
    const isReduced = moves.some((move) => move.isReduced)
    return granted(context, sql, { statusCode: isReduced ? 206 : 200, isReduced })
  })
}

type Move = { line: BasketLine; gone: string[]; isReduced: boolean }

/** How each line is restored, merged with its like in the basket; null when one of them is unavailable. */
async function movesOf(
  context: SessionContext,
  sql: Sql,
  { group, present }: { group: readonly BasketLine[]; present: readonly BasketLine[] },
): Promise<Move[] | null> {
  const ids = group.map(({ variantId }) => variantId)
  const stock = await stockFor(sql, ownerOf(context), ids)
  const variants = await context.catalogue.variants(ids, sql)
  const moves: Move[] = []
  for (const line of group) {
    const found = variants.get(line.variantId)
    if (found === undefined) return null
    const same = present.find((other) => isSameLine(other, line))
    const decided = decidedQuantity(
      { exactly: line.quantity + (same?.quantity ?? 0) },
      {
        found,
        stock: stock.get(line.variantId) ?? 0,
        lines: present,
        line: same ?? null,
        giftsLeft: null,
      },
    )
    if (decided.type === 'refused') return null
    const { quantity, isReduced } = decided
    moves.push({
      line: { ...line, quantity, unitPrice: unitPriceAt(found.variant, quantity), isSaved: false },
      gone: same ? [same.key] : [],
      isReduced,
    })
  }
  return moves
}
