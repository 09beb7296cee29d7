import { expect, test } from 'vitest'
import { type HeldLine, lineStandings } from './line-standing.ts'

const line = (change: Partial<HeldLine>): HeldLine => ({
  position: 1,
  variantId: 10,
  quantity: 2,
  state: 'confirmed',
  isPreOrder: false,
  isRecalled: false,
  held: 2,
  ...change,
})

test.each([
  ['holds its units', {}, 'ready'],
  ['holds one too few', { held: 1 }, 'short'],
  ['is ordered in advance and not made yet', { held: 0, isPreOrder: true }, 'preOrder'],
  ['is in the warehouse', { state: 'in_fulfilment' }, 'ready'],
  ['is recalled', { isRecalled: true }, 'recalled'],
  ['is recalled before it was made', { held: 0, isPreOrder: true, isRecalled: true }, 'recalled'],
] as const)('an item that %s is %3$s', (_name, change, standing) => {
  expect(lineStandings([line(change)]).get(1)).toBe(standing)
})

test.each(['shipped', 'cancelled', 'delivered', 'pending_payment'] as const)(
  '%s waits for nothing',
  (state) => {
    expect(lineStandings([line({ state })])).toEqual(new Map())
  },
)

test('units that have left are not there for what is still to come', () => {
  const lines = [
    line({ position: 1, state: 'shipped', held: 3 }),
    line({ position: 2, quantity: 1, held: 3 }),
    line({ position: 3, quantity: 1, held: 3 }),
  ]

  expect([...lineStandings(lines)]).toEqual([
    [2, 'ready'],
    [3, 'short'],
  ])
})
