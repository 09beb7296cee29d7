import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '../order/order.ts'
import { type ItemMoveInput, itemMove, type PlacedItem, stepsOfRest } from './item-move.ts'
import { mayChangeOrder } from './transitions.ts'

const OK: OrderState = 'confirmed'

test.each<[string, OrderState, OrderState[], ItemMoveInput, number[], OrderState[], boolean]>([
  ['sending all', 'confirmed', [OK, OK], ship(), [1, 2], ['in_fulfilment', 'shipped'], true],
  ['sending one of two', 'confirmed', [OK, OK], ship(2), [2], ['in_fulfilment'], false],
  ['sending the next of three', 'in_fulfilment', ['shipped', OK, OK], ship(2), [2], [], false],
  ['sending the last', 'in_fulfilment', ['shipped', OK], ship(), [2], ['shipped'], true],
  ['sending what was packed', 'in_fulfilment', ['in_fulfilment'], ship(), [1], ['shipped'], true],
  [
    'sending beside a cancelled one',
    'confirmed',
    ['cancelled', OK],
    ship(),
    [2],
    ['in_fulfilment', 'shipped'],
    true,
  ],
  ['cancelling all', 'confirmed', [OK, OK], cancel(), [1, 2], ['cancelled'], true],
  ['cancelling one of two', 'confirmed', [OK, OK], cancel(1), [1], [], false],
  ['cancelling the other one', 'confirmed', ['cancelled', OK], cancel(2), [2], ['cancelled'], true],
  ['cancelling what has not left', 'in_fulfilment', ['shipped', OK], cancel(), [2], ['shipped'], true],
  [
    'cancelling beside one that is on its way back',
    'in_fulfilment',
    ['withdrawn', OK],
    cancel(),
    [2],
    ['withdrawn'],
    true,
  ],
  [
    'cancelling beside one that is back',
    'in_fulfilment',
    ['refunded', OK],
    cancel(),
    [2],
    ['withdrawn', 'refunded'],
    true,
  ],
  ['cancelling an unpaid order', 'pending_payment', ['pending_payment'], cancel(), [1], ['cancelled'], true],
])('%s', (_, state, states, move, positions, steps, isLast) => {
  expect(itemMove(state, placed(states), move)).toEqual({ type: 'moved', positions, steps, isLast })
})

test.each<[string, OrderState, OrderState[], OrderState[]]>([
  ['the rest has left', 'in_fulfilment', ['shipped', 'refunded'], ['shipped']],
  ['the rest is on its way back', 'in_fulfilment', ['withdrawn', 'refunded'], ['withdrawn']],
  ['something waits', 'in_fulfilment', ['in_fulfilment', 'refunded'], []],
  ['all of it has left before', 'delivered', ['delivered', 'refunded'], []],
])('what was packed is given up: %s', (_, state, states, steps) => {
  expect(stepsOfRest(state, placed(states))).toEqual(steps)
})

test.each<[string, OrderState, OrderState[]]>([
  ['back', 'refunded', ['withdrawn', 'refunded']],
  ['on its way back', 'withdrawn', ['withdrawn']],
])(
  'a free gift that has left holds up no order whose other goods are cancelled and %s',
  (_, other, steps) => {
    const gift = { position: 3, state: 'shipped' as const, giftOf: 'vase', total: 0 }

    const move = itemMove('in_fulfilment', [...placed([other, OK]), gift], cancel(2))

    expect(move).toMatchObject({ positions: [2], steps, isLast: true })
  },
)

test('an order of which the gift alone left before the rest was cancelled is withdrawn', () => {
  const gift = { position: 2, state: 'shipped' as const, giftOf: 'vase', total: 0 }

  expect(itemMove('in_fulfilment', [...placed([OK]), gift], cancel(1))).toMatchObject({
    steps: ['withdrawn', 'refunded'],
  })
})

test.each<[string, OrderState, OrderState[], ItemMoveInput, string, number[]]>([
  ['an item that the order has not', 'confirmed', [OK], ship(2), 'unknown', [2]],
  ['sending twice', 'shipped', ['shipped'], ship(1), 'state', [1]],
  ['cancelling what was packed', 'in_fulfilment', ['in_fulfilment'], cancel(1), 'state', [1]],
  ['cancelling what was sent', 'in_fulfilment', ['shipped', OK], cancel(1, 2), 'state', [1]],
  ['sending what nobody has paid', 'pending_payment', ['pending_payment'], ship(1), 'state', [1]],
  ['sending nothing', 'cancelled', ['cancelled'], ship(), 'nothing', []],
])('%s is refused', (_, state, states, move, reason, positions) => {
  expect(itemMove(state, placed(states), move)).toEqual({ type: 'refused', reason, positions })
})

test('an order only ever walks where the table lets it', () => {
  const moves = fc.array(
    fc.record({
      to: fc.constantFrom('shipped' as const, 'cancelled' as const),
      positions: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })),
    }),
    { maxLength: 8 },
  )

  fc.assert(
    fc.property(moves, fc.constantFrom(...ORDER_STATES.slice(0, 4)), (asked, first) => {
      let state: OrderState = first
      let items = placed([first, first, first, first])
      for (const input of asked) {
        const move = itemMove(state, items, input)
        if (move.type === 'refused') continue
        for (const step of move.steps) {
          expect(mayChangeOrder(state, step)).toBe(true)
          state = step
        }
        items = items.map((item) =>
          move.positions.includes(item.position) ? { ...item, state: input.to } : item,
        )
      }

      const states = items.map((item) => item.state)
      expect(state === 'cancelled').toBe(states.every((its) => its === 'cancelled'))
      if (state === 'shipped')
        expect(states.every((its) => its === 'shipped' || its === 'cancelled')).toBe(true)
    }),
  )
})

function ship(...positions: number[]): ItemMoveInput {
  return { to: 'shipped', positions: positions.length === 0 ? null : positions }
}

function cancel(...positions: number[]): ItemMoveInput {
  return { to: 'cancelled', positions: positions.length === 0 ? null : positions }
}

function placed(states: readonly OrderState[]): PlacedItem[] {
  return states.map((state, index) => ({ position: index + 1, state, giftOf: null, total: 1000 }))
}
