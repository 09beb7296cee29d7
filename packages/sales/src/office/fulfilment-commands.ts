import { packOrder, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { receiveReturnIn } from '../after-sales/receive-return.ts'
import { advanceFulfilmentIn } from '../order-desk/advance-fulfilment.ts'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { onOrder, orderObject } from './office-context.ts'
import { correctionEffects, mailEffects, refundEffects, stateEffects } from './order-effects.ts'
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
    takeBackGoods,
    orderVersion,
  )(async ({ note, ...input }, { sql, actor, now }) => {
    const { number } = input
    const before = await lockForDesk(sql, number)
    const received = await receiveReturnIn(sql, { ...input, by: actor.name, note: note || null, now })
    const { order } = await lockForDesk(sql, number)
    const { returns, amount, document, shares } = received
    return {
      answer: { number, returns, amount, document, shares: [...shares] },
      object: orderObject(number),
      before: { state: before.order.state },
      after: { state: order.state, returns, amount },
      effects: [
        ...stateEffects(before.order.state, order.state),
        ...refundEffects(order, shares),
        ...correctionEffects(document),
        ...(amount > 0 ? mailEffects(order, 'orderRefunded') : []),
      ],
    }
  }),
]
