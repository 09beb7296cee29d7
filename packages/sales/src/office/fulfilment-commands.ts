import {
  exchangeReturn,
  packOrder,
  refundReturn,
  takeBackGoods,
} from '@shop/api-client/office/fulfilment-commands'
import { mayRun } from '@shop/engine/command/actor'
import { receiveReturnIn } from '../after-sales/receive-return.ts'
import { refundReturnIn } from '../after-sales/refund-return.ts'
import { exchangeReturnIn } from '../exchange/exchange-return.ts'
import { advanceFulfilmentIn } from '../order-desk/advance-fulfilment.ts'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { exchangeShelf } from './exchange-shelf.ts'
import { refuseAlone } from './give-back.ts'
import { type OfficeContext, onOrder, orderObject } from './office-context.ts'
import {
  bankEffects,
  correctionEffects,
  exchangeEffects,
  historyEffects,
  mailEffects,
  parcelMailEffects,
  refundEffects,
  shelfEffects,
  shippingEffects,
  stateEffects,
} from './order-effects.ts'
import { orderVersion } from './order-version.ts'

/** What a warehouse does besides sending: it takes an order in, and takes goods back. @see product §4 */
export const FULFILMENT_COMMANDS = [
  onOrder(
    packOrder,
    orderVersion,
  )(async ({ number, note }, { sql, actor, now }) => {
    const { order } = await lockForDesk(sql, number)
    await advanceFulfilmentIn(sql, { number, by: actor.name, note: note || null, now, to: 'in_fulfilment' })
    return {
      answer: { number },
      object: orderObject(number),
      before: { state: order.state },
      after: { state: 'in_fulfilment' },
      effects: stateEffects(order.state, 'in_fulfilment'),
    }
  }),

  onOrder(
    refundReturn,
    orderVersion,
  )(async ({ number, returnNumber, note }, context) => {
    const { sql, actor, now } = context
    const { order } = await lockForDesk(sql, number)
    const input = { number, returnNumber, note: note || null, by: actor.name, now }
    const { amount, document, shares } = await refundReturnIn(sql, input)
    // No goods are here yet that would stand for the money.
    await refuseAlone(context, { number, amount, currency: order.currencyCode })
    return {
      answer: { number, amount, document, shares: [...shares] },
      object: orderObject(number),
      after: { returnNumber, amount },
      effects: [
        ...refundEffects(order, shares),
        ...correctionEffects(document),
        ...mailEffects(order, 'orderRefunded'),
      ],
    }
  }),

  onOrder(exchangeReturn, {
    ...orderVersion,
    prepare: async ({ number, wanted }, context) =>
      exchangeShelf(context, { number, variantIds: wanted.map(({ variantId }) => variantId) }),
  })(async ({ number, returnNumber, wanted, note }, context, shelf) => {
    const { sql, actor, now } = context
    const { order } = await lockForDesk(sql, number)
    const input = { number, returnNumber, wanted, note: note || null, by: actor.name, now }
    const exchanged = await exchangeReturnIn(sql, input, shelf)
    const { replacement, amount, document, shares, paid } = exchanged
    // Goods and money leave, and nothing is here yet that would stand for them.
    await refuseAlone(context, { number, amount: paid, currency: order.currencyCode })
    return {
      answer: { number, replacement, amount, document, shares: [...shares] },
      object: orderObject(number),
      before: { replacement: null },
      after: { returnNumber: exchanged.returnNumber, replacement, amount, given: paid },
      effects: [
        ...exchangeEffects(order, exchanged),
        ...refundEffects(order, shares),
        ...correctionEffects(document),
        ...mailEffects(order, 'orderExchanged'),
        ...(amount > 0 ? mailEffects(order, 'orderRefunded') : []),
      ],
    }
  }),

  onOrder(
    takeBackGoods,
    orderVersion,
  )(async ({ note, ...input }, context) => {
    const { sql, actor, now } = context
    const { number } = input
    refuseToKeep(context, { ...input, note })
    const before = await lockForDesk(sql, number)
    const received = await receiveReturnIn(sql, { ...input, by: actor.name, note: note || null, now })
    const { order } = await lockForDesk(sql, number)
    const { returns, undone, amount, byBank, document, shares, shelved, shipping } = received
    return {
      answer: { number, returns, amount, document, shares: [...shares] },
      object: orderObject(number),
      before: { state: before.order.state },
      after: { state: order.state, returns, amount },
      effects: [
        ...stateEffects(before.order.state, order.state),
        ...shelfEffects(shelved),
        ...undone.flatMap(historyEffects),
        ...refundEffects(order, shares),
        ...bankEffects(order, byBank),
        ...shippingEffects(order, shipping),
        ...correctionEffects(document),
        ...(amount > 0 || byBank > 0 ? parcelMailEffects(order, 'orderRefunded', context) : []),
      ],
    }
  }),
]

/**
 * Goods are booked by whoever unpacks them; what is kept of the money is said by somebody who may move money, with the
 * reason that the history keeps.
 */
function refuseToKeep(
  { actor }: Pick<OfficeContext, 'actor'>,
  { number, deduct, note }: { number: string; deduct: number; note: string | null },
): void {
  if (deduct === 0) return
  if (!mayRun(actor, 'orders.money'))
    throw new OrderRefusal(
      'Only somebody who may move money decides what is kept of it: receive it without, or ask them.',
      'deductionRight',
      { number },
    )
  if (actor.kind === 'staff' && !note)
    throw new OrderRefusal('Say why something is kept of the money.', 'deductionReason', { number })
}
