import type { WithdrawalOutcome } from '@shop/api-client/office/withdrawal-outcome'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { putReturnNews } from '@shop/sales/after-sales/return-news'
import { returnableItems, takeBackUnits } from '@shop/sales/after-sales/take-back-units'
import { outcomeOf } from '@shop/sales/after-sales/withdraw-order'
import { withdrawalOutcomeNote } from '@shop/sales/after-sales/withdrawal-outcome-note'
import { settleWithdrawal, type Withdrawal } from '@shop/sales/after-sales/withdrawal-store'
import { orderById, orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'

type ByHand = {
  /** The order that is meant; null for the one that the declaration names. */
  orderNumber: string | null
  /** Counted from 1; null for all that can be given back. */
  positions: readonly number[] | null
  note: string | null
  by: string
  now: Date
}

/**
 * Does what a declaration of withdrawal asks for: what has not left is cancelled, the rest is expected back. Whether it
 * came in time is judged by when it was sent, or came in, however long it has waited here.
 *
 * @throws OrderRefusal where the order is unknown or gives nothing back
 * @see eu-duties C-01
 */
export async function settleByHand(
  sql: Sql,
  declared: Withdrawal,
  { orderNumber, positions, note: remark, by, now }: ByHand,
): Promise<{ outcome: WithdrawalOutcome; order: { number: string; email: string }; expectsGoods: boolean }> {
  const { number } = declared
  const declaredAt = declared.sentAt ?? declared.declaredAt
  const order =
    orderNumber === null
      ? declared.orderId && (await orderById(sql, declared.orderId))
      : await orderByNumber(sql, orderNumber)
  if (!order)
    throw new OrderRefusal(
      `Nobody knows which order ${number} is about. Name it with --order.`,
      'withdrawalOrderUnknown',
      { number },
    )
  const items = await returnableItems(sql, order, declaredAt)
  const lines: UnitsAt[] | null =
    positions?.map((position) => {
      const choice = items[position - 1]?.choice
      return { position, quantity: choice?.type === 'possible' ? choice.units : 1 }
    }) ?? null
  const given = await takeBackUnits(sql, {
    orderId: order.id,
    lines,
    declaration: number,
    declaredAt,
    by,
    note: remark,
    now,
  })
  const outcome = outcomeOf(given)
  const note = withdrawalOutcomeNote(outcome)
  if (given.recalled.length + given.returns.length === 0)
    throw new OrderRefusal(
      `Nothing of order ${order.number} can be given back: ${note}.`,
      'withdrawalNothing',
      { number: order.number },
    )
  const expectsGoods = given.returns.length > 0
  if (expectsGoods) await putReturnNews(sql, order.id, now)
  await settleWithdrawal(sql, declared.id, {
    orderId: order.id,
    state: 'settled',
    outcome: note,
    settledAt: now,
  })
  return { outcome, order: { number: order.number, email: order.customer.email }, expectsGoods }
}
