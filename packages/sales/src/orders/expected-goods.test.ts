import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { expectedGoods } from './expected-goods.ts'

test('goods are expected of the lines that were announced, and of no return that has come; those in no parcel have not left', () => {
  const order = anOrder({ lines: 3 })

  const returns = [
    { state: 'received' as const, lines: [{ position: 1, quantity: 1 }] },
    { state: 'announced' as const, lines: [{ position: 3, quantity: 1 }] },
    {
      state: 'announced' as const,
      lines: [
        { position: 3, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
    },
  ]

  const goods = expectedGoods(order, { returns, parcels: [{ positions: [1, 3] }] })

  expect(goods.map(({ item, quantity, hasLeft }) => [item.key, quantity, hasLeft])).toEqual([
    ['line-1', 1, false],
    ['line-2', 2, true],
  ])
})
