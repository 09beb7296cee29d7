import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoneExchange, undoneExchange } from './undone-exchange.ts'

type Lines = [position: number, units: number, worth: number][]

/** Three cushions for 10.00 together, sent for the item at position 2, and a vase for 19.99, for that at 1. */
const CUSHIONS = { sentFor: 2, quantity: 3, total: 1000 }
const VASE = { sentFor: 1, quantity: 1, total: 1999 }

test.each<[string, GoneExchange[], [number, number][][], [units: number, total: number][], Lines[]]>([
  ['nothing is expected any more', [CUSHIONS], [], [[3, 1000]], []],
  ['all of it is expected', [CUSHIONS], [[[2, 3]]], [], [[[2, 3, 1000]]]],
  ['one of three is expected', [CUSHIONS], [[[2, 1]]], [[2, 667]], [[[2, 1, 333]]]],
  [
    'two parcels are on their way',
    [CUSHIONS],
    [[[2, 1]], [[2, 1]]],
    [[1, 333]],
    [[[2, 1, 333]], [[2, 1, 334]]],
  ],
  ['more is expected than goes', [{ ...CUSHIONS, quantity: 1, total: 333 }], [[[2, 3]]], [], [[[2, 1, 333]]]],
  [
    'one position of two goes',
    [VASE],
    [
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [],
    [[[1, 1, 1999]]],
  ],
  [
    'both of one return go',
    [CUSHIONS, VASE],
    [
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [],
    [
      [
        [2, 3, 1000],
        [1, 1, 1999],
      ],
    ],
  ],
  ['something else is expected', [VASE], [[[2, 3]]], [[1, 1999]], []],
  ['nobody knows what it was sent for', [{ ...VASE, sentFor: null }], [[[1, 1]]], [[1, 1999]], []],
])('%s', (_name, gone, expected, due, undone) => {
  const returns = expected.map((lines) => ({
    lines: lines.map(([position, quantity]) => ({ position, quantity })),
  }))

  const found = undoneExchange(gone, returns)

  expect(found.due.map(({ quantity, total }) => [quantity, total])).toEqual(due)
  expect(
    found.undone.map(({ lines }) =>
      lines.map(({ position, quantity, worth }) => [position, quantity, worth]),
    ),
  ).toEqual(undone)
})

test('what is paid and what is brought later make what the goods stand for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
      (total, quantity, parcels) => {
        const expected = parcels.map((units) => ({ lines: [{ position: 1, quantity: units }] }))
        const { due, undone } = undoneExchange([{ sentFor: 1, quantity, total }], expected)

        const later = undone.flatMap(({ lines }) => lines)
        const sum = [...due.map((item) => item.total), ...later.map(({ worth }) => worth)]
        expect(sum.reduce((all, one) => all + one, 0)).toBe(total)
        const units = [...due, ...later].reduce((all, one) => all + one.quantity, 0)
        expect(units).toBe(quantity)
      },
    ),
  )
})
