import type { RefusalCode } from '@shop/api-client/office/refusal'
import { type PaymentHold, paymentHold } from '@shop/domain/warehouse/payment-hold'
import type { Sql } from '@shop/engine/db/database'
import { type DeskItem, takenBack } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import type { LockedOrder } from '../orders/order-store.ts'

type DeskOrder = Pick<LockedOrder, 'order' | 'payments'> & { items: readonly DeskItem[] }

/**
 * Nobody packs or sends what is not paid: a transfer in advance is waited for, a promise may have been called off on the
 * provider's own pages, and what was refunded in full is given to nobody.
 *
 * @throws OrderRefusal
 */
export async function refuseUnpaid(sql: Sql, { order, payments, items }: DeskOrder): Promise<void> {
  const before = (await takenBack(sql, order.id)) ?? 0
  const hold = paymentHold({ payments, before, items })
  if (hold === null) return
  const { code, sentence } = REFUSALS[hold]
  throw new OrderRefusal(sentence(order.number), code, { number: order.number })
}

const REFUSALS: Record<PaymentHold, { code: RefusalCode; sentence: (number: string) => string }> = {
  advance: {
    code: 'advanceUnpaid',
    sentence: (number) =>
      `Order ${number} is paid in advance, and no money has come. Note it with "orders paid ${number}" first.`,
  },
  calledOff: {
    code: 'paymentCalledOff',
    sentence: (number) =>
      `Order ${number} is not paid: its payment was cancelled at the provider. Cancel the order, or agree on another way to pay.`,
  },
  refunded: {
    code: 'refundedInFull',
    sentence: (number) =>
      `Order ${number} was refunded in full: nothing of it leaves. Cancel what was not packed, and take back what was.`,
  },
}
