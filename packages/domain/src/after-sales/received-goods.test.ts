import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { isStatutoryReturn } from './is-statutory-return.ts'
import { type GoodsReturn, receivedGoods } from './received-goods.ts'
import { partOfLine, returnedUnits, type UnitsAt } from './returned-units.ts'

type Case = {
  /** Units that arrive, by position. */
  coming: Record<number, number>
  /** Units that were here before. */
  before?: Record<number, number>
  basis?: 'law' | 'promise'
  basisBefore?: 'law' | 'promise'
  states?: [OrderState, OrderState, OrderState]
}

/** Two prams for 333.33 together, a rocker for 30.00 and a gift that cost nothing. */
const ITEMS = [
  { position: 1, quantity: 2, total: 33_333, giftOf: null },
  { position: 2, quantity: 1, total: 3000, giftOf: null },
  { position: 3, quantity: 1, total: 0, giftOf: 'rattle' },
]

test('what an undone exchange counts for is what its return says, and other units what was paid', () => {
  const undone: GoodsReturn = {
    basis: 'law',
    state: 'announced',
    lines: [{ position: 1, quantity: 1, worth: 9000 }],
  }
  const other: GoodsReturn = { basis: 'law', state: 'announced', lines: [{ position: 1, quantity: 1 }] }

  const items = ITEMS.map((item) => ({ ...item, state: 'delivered' as const }))

  const { gone } = receivedGoods(items, { coming: [undone, other], known: [undone, other] })

  expect(gone).toMatchObject([{ position: 1, quantity: 2, total: 9000 + 16_666 }])
})

test.each<[string, number, number, number | undefined]>([
  ['one of three', 0, 1, 333],
  ['the other two', 1, 2, 667],
])('%s keep their part of what the line counts for', (_name, before, units, worth) => {
  const line = { position: 4, quantity: 3, worth: 1000, isShippingBack: true } as const

  expect(partOfLine(line, { before, units })).toEqual({ ...line, quantity: units, worth })
})

test('a line that says nothing of its worth is split without', () => {
  expect(partOfLine({ position: 4, quantity: 3 }, { before: 1, units: 2 })).toEqual({
    position: 4,
    quantity: 2,
  })
})

test.each<[string, Case, [position: number, units: number, worth: number][], number[], boolean]>([
  ['one unit of two', { coming: { 1: 1 } }, [[1, 1, 16_667]], [], false],
  ['the other unit', { coming: { 1: 1 }, before: { 1: 1 } }, [[1, 1, 16_666]], [1], false],
  ['both units', { coming: { 1: 2 } }, [[1, 2, 33_333]], [1], false],
  ['one item of two', { coming: { 2: 1 } }, [[2, 1, 3000]], [2], false],
  [
    'all that was bought',
    { coming: { 1: 2, 2: 1 } },
    [
      [1, 2, 33_333],
      [2, 1, 3000],
    ],
    [1, 2],
    true,
  ],
  ['the last of what was bought', { coming: { 2: 1 }, before: { 1: 2 } }, [[2, 1, 3000]], [1, 2], true],
  [
    'all but one unit',
    { coming: { 1: 1, 2: 1 } },
    [
      [1, 1, 16_667],
      [2, 1, 3000],
    ],
    [2],
    false,
  ],
  ['the gift alone', { coming: { 3: 1 } }, [[3, 1, 0]], [3], false],
  [
    'the gift after all the rest',
    { coming: { 3: 1 }, before: { 1: 2, 2: 1 } },
    [[3, 1, 0]],
    [1, 2, 3],
    false,
  ],
  ['nothing', { coming: {} }, [], [], false],
  [
    'all, because the shop lets it',
    { coming: { 1: 2, 2: 1 }, basis: 'promise' },
    [
      [1, 2, 33_333],
      [2, 1, 3000],
    ],
    [1, 2],
    false,
  ],
  [
    'the last one by law, after the first one by promise',
    { coming: { 2: 1 }, before: { 1: 2 }, basisBefore: 'promise' },
    [[2, 1, 3000]],
    [1, 2],
    false,
  ],
  [
    'what is left of an order of which something was cancelled',
    { coming: { 2: 1 }, states: ['cancelled', 'withdrawn', 'shipped'] },
    [[2, 1, 3000]],
    [2],
    true,
  ],
  [
    'an item that is over already',
    { coming: { 2: 1 }, before: { 1: 2 }, states: ['refunded', 'delivered', 'shipped'] },
    [[2, 1, 3000]],
    [2],
    true,
  ],
  [
    'an item that is on its way back',
    { coming: { 1: 2 }, states: ['withdrawn', 'delivered', 'shipped'] },
    [[1, 2, 33_333]],
    [1],
    false,
  ],
  [
    'an item of an order that the warehouse still has',
    { coming: { 1: 2 }, states: ['in_fulfilment', 'delivered', 'shipped'] },
    [[1, 2, 33_333]],
    [1],
    false,
  ],
])('when %s comes', (_, words, gone, back, isWhole) => {
  const { coming, before = {}, basis = 'law', basisBefore = 'law' } = words
  const [first, second, third] = words.states ?? ['delivered', 'delivered', 'delivered']
  const states = [first, second, third]
  const items = ITEMS.map((item, index) => ({ ...item, state: states[index] ?? first }))
  const arriving: GoodsReturn[] = [{ basis, state: 'announced', lines: units(coming) }]
  const known: GoodsReturn[] = [...arriving, { basis: basisBefore, state: 'received', lines: units(before) }]

  const received = receivedGoods(items, { coming: arriving, known })

  expect(received.gone.map(({ position, quantity, total }) => [position, quantity, total])).toEqual(gone)
  expect(received.back.map(({ position }) => position)).toEqual(back)
  expect(received.isWhole).toBe(isWhole)
})

test('what is announced and has not come does not count', () => {
  const items = ITEMS.map((item) => ({ ...item, state: 'delivered' as const }))
  const coming: GoodsReturn[] = [{ basis: 'law', state: 'announced', lines: units({ 2: 1 }) }]
  const waiting: GoodsReturn = { basis: 'law', state: 'announced', lines: units({ 1: 2 }) }

  const { back, isWhole } = receivedGoods(items, { coming, known: [...coming, waiting] })

  expect(back.map(({ position }) => position)).toEqual([2])
  expect(isWhole).toBe(false)
})

test('an item that comes one by one is worth what was paid for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 100_000 }), (quantity, total) => {
      const items = [{ position: 1, quantity, total, giftOf: null, state: 'delivered' as const }]
      const one: GoodsReturn = { basis: 'law', state: 'announced', lines: units({ 1: 1 }) }
      const here: GoodsReturn = { ...one, state: 'received' }

      const parts = Array.from({ length: quantity }, (_, index) => {
        const known = [...Array.from({ length: index }, () => here), one]
        return receivedGoods(items, { coming: [one], known })
      })

      const worth = parts.flatMap(({ gone }) => gone).reduce((sum, { total: part }) => sum + part, 0)
      expect(worth).toBe(total)
      expect(parts.map(({ back }) => back.length)).toEqual(
        parts.map((_, index) => (index + 1 === quantity ? 1 : 0)),
      )
    }),
  )
})

test.each([
  ['no returns', [], 0],
  ['one return', [[{ position: 1, quantity: 2 }]], 2],
  ['returns of the same item', [[{ position: 1, quantity: 2 }], [{ position: 1, quantity: 1 }]], 3],
  [
    'an item named twice',
    [
      [
        { position: 1, quantity: 2 },
        { position: 1, quantity: 1 },
      ],
    ],
    3,
  ],
  ['another item', [[{ position: 2, quantity: 2 }]], 0],
])('units given by %s', (_, returns, count) => {
  expect(returnedUnits(returns.map((lines) => ({ lines })))(1)).toBe(count)
})

const BY_LAW = { basis: 'law', lines: units({ 1: 1 }) } as const
const BY_PROMISE = { basis: 'promise', lines: units({ 2: 1 }) } as const
const GIFT_BY_PROMISE = { basis: 'promise', lines: units({ 3: 1 }) } as const

test.each([
  ['nothing came', [], true],
  ['all came by law', [BY_LAW], true],
  ['one came by promise', [BY_LAW, BY_PROMISE], false],
  ['only a gift came by promise', [BY_LAW, GIFT_BY_PROMISE], true],
])('where %s, the law brought it back: %#', (_, returns, isByLaw) => {
  expect(isStatutoryReturn(returns, ITEMS)).toBe(isByLaw)
})

function units(byPosition: Record<number, number>): UnitsAt[] {
  return Object.entries(byPosition).map(([position, quantity]) => ({ position: Number(position), quantity }))
}
