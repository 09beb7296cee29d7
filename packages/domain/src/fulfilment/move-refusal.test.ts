import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { itemMove, type PlacedItem } from './item-move.ts'
import { moveRefusal } from './move-refusal.ts'

test.each<[OrderState, OrderState[], 'shipped' | 'cancelled', number[] | null, string]>([
  ['confirmed', ['confirmed', 'confirmed'], 'shipped', [3], 'Order MU7 has items 1 to 2, and none at 3.'],
  ['confirmed', ['confirmed'], 'cancelled', [2, 5], 'Order MU7 has items 1 to 1, and none at 2, 5.'],
  ['shipped', ['shipped'], 'shipped', null, 'Order MU7 is shipped: nothing of it can be sent.'],
  ['delivered', ['delivered'], 'cancelled', null, 'Order MU7 is delivered: nothing of it can be cancelled.'],
  [
    'in_fulfilment',
    ['shipped', 'confirmed'],
    'shipped',
    [1, 2],
    'Order MU7: item 1 is shipped, and cannot be sent any more.',
  ],
  [
    'in_fulfilment',
    ['shipped', 'cancelled', 'confirmed'],
    'cancelled',
    [1, 2],
    'Order MU7: item 1 is shipped, item 2 is cancelled, and cannot be cancelled any more.',
  ],
])('an order that is %s, with items %j, asked to be %s at %j', (state, states, to, positions, sentence) => {
  const items = states.map(
    (one, index): PlacedItem => ({ position: index + 1, state: one, giftOf: null, total: 1 }),
  )
  const move = itemMove(state, items, { to, positions })

  expect(move.type === 'refused' && moveRefusal({ number: 'MU7', state }, items, { ...move, to })).toBe(
    sentence,
  )
})
