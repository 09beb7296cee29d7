import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { expectedGoods } from './expected-goods.ts'

test('goods are expected of the lines that were announced, and of no return that has come', () => {
  const order = anOrder({ lines: 3 })

  const goods = expectedGoods(order, [
    { state: 'received', lines: [{ position: 1, quantity: 1 }] },
    { state: 'announced', lines: [{ position: 3, quantity: 1 }] },
    {
      state: 'announced',
      lines: [
        { position: 3, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
    },
  ])

  expect(goods.map(({ item, quantity }) => [item.key, quantity])).toEqual([
    ['line-1', 1],
    ['line-2', 2],
  ])
})
