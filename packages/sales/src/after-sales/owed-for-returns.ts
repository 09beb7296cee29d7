import { type ReceivedGoods, receivedGoods } from '@shop/domain/after-sales/received-goods'
import { correctionLines } from '@shop/domain/invoice/correction-lines'
import type { Order } from '@shop/domain/order/order'
import { refundableAmount } from '@shop/domain/order/refundable-amount'
import { wordsOfOrder } from '../invoice/words-of-order.ts'
import type { DeskItem } from '../orders/order-desk-store.ts'
import type { OrderReturn } from '../orders/return-store.ts'

type Returns = {
  coming: readonly OrderReturn[]
  /** All returns of the order, those that come among them. */
  known: readonly OrderReturn[]
  /** What went back before, minor units. */
  before: number
}

export type OwedForReturns = Pick<ReceivedGoods<DeskItem>, 'gone' | 'isWhole'> & {
  lines: ReturnType<typeof correctionLines>
  /** The most that may go back now, with shipping and fees, minor units. */
  left: number
}

/**
 * The money that returns bring: their goods, and shipping with the last of a withdrawal. What was refunded on proof that it
 * is on its way counts as if it were here, and brings nothing a second time.
 *
 * @see product §4 "refunded"; Directive 2011/83/EU, art. 13(3)
 */
export function owedForReturns(
  order: Order,
  items: readonly DeskItem[],
  { coming, known, before }: Returns,
): OwedForReturns {
  const { gone, ...received } = receivedGoods(items, {
    coming: coming.filter(({ refundedAt }) => refundedAt === null),
    known: known.map((one) => (one.refundedAt === null ? one : { ...one, state: 'received' as const })),
  })
  const isWhole = received.isWhole && !known.some(isShippingBack)
  const left = refundableAmount(order, { items, gone, before })
  const restName = wordsOfOrder(order).shippingAndFee
  return { gone, isWhole, left, lines: correctionLines(gone, { left, isWhole, restName }) }
}

/** An exchange that was undone since has brought shipping back, which does not go back again. */
function isShippingBack({ lines }: OrderReturn): boolean {
  return lines.some((line) => line.isShippingBack)
}
