import type { Currency } from '@shop/domain/market/markets'
import { formatAmount } from '@shop/domain/money/format-amount'
import { takenInTurn } from '@shop/domain/money/taken-in-turn'
import type { Sql } from '@shop/engine/db/database'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { outstandingTransfers } from '../orders/outstanding-transfer-store.ts'
import { notePaymentEvent } from '../orders/payment-store.ts'
import type { DeskInput } from './ship-order.ts'

/**
 * Books an outstanding transfer as done: all of it, or an amount in minor units. Returns what was booked and what is
 * still outstanding.
 *
 * @throws OrderRefusal when the order does not owe as much
 * @see product §4 "Payment"
 */
export async function noteTransferredIn(
  sql: Sql,
  { number, by, note, now, amount }: DeskInput & { amount: number | null },
): Promise<{ noted: number; owed: number; currency: Currency }> {
  const { order } = await lockForDesk(sql, number)
  const parts = await outstandingTransfers(sql, order.id)
  const owed = parts.reduce((sum, part) => sum + part.amount, 0)
  const noted = amount ?? owed
  if (noted <= 0 || noted > owed)
    throw new OrderRefusal(
      owed === 0
        ? `Order ${number} owes nothing that would have to be transferred.`
        : `Order ${number} owes only ${formatAmount(owed, order.currencyCode)}.`,
      owed === 0 ? 'transferNone' : 'transferLess',
      { number, amount: owed, currency: order.currencyCode },
    )
  for (const { paymentId, amount: share } of takenInTurn(parts, noted))
    await notePaymentEvent(sql, { paymentId, kind: 'transferred', amount: share, by, note, now })
  const money = { amount: noted, currency: order.currencyCode }
  const entry = { code: 'transferred', ...money, remark: note } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  return { noted, owed: owed - noted, currency: order.currencyCode }
}
