import { partOfLine, returnedUnits } from '@shop/domain/after-sales/returned-units'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { announceReturn, changeReturn, type OrderReturn } from '../orders/return-store.ts'

/**
 * The part of a return that has come: it keeps the number on the label, and what has not come is expected under a number
 * of its own.
 */
export async function partOfReturn(
  sql: Sql,
  known: OrderReturn,
  came: readonly UnitsAt[],
): Promise<OrderReturn> {
  const cameAt = returnedUnits([{ lines: came }])
  const left = known.lines.map((line) => {
    const units = cameAt(line.position)
    if (units > line.quantity) throw tooManyUnits(line.quantity, String(line.position))
    return partOfLine(line, { before: units, units: line.quantity - units })
  })
  const stranger = came.find(({ position }) => !known.lines.some((line) => line.position === position))
  if (stranger !== undefined) throw tooManyUnits(0, String(stranger.position))

  const rest = left.filter(({ quantity }) => quantity > 0)
  if (rest.length === 0) return known
  const { orderId, basis, declaration, refundedAt, replacementId, announcedAt } = known
  await announceReturn(sql, {
    orderId,
    basis,
    lines: rest,
    declaration,
    refundedAt,
    replacementId,
    now: announcedAt,
  })
  const lines = known.lines
    .map((line) => partOfLine(line, { before: 0, units: cameAt(line.position) }))
    .filter(({ quantity }) => quantity > 0)
  await changeReturn(sql, known.id, { lines })
  return { ...known, lines }
}

/** More units are named than can come. */
export function tooManyUnits(quantity: number, item: string): OrderRefusal {
  return new OrderRefusal(
    `Of item ${item} no more than ${quantity} can come back with this: count again.`,
    'returnTooMany',
    { quantity },
  )
}
