import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyOf, selectRange } from './select-range.ts'

const keyOf =
  (values: readonly number[]): KeyOf =>
  (positions, count, keys) => {
    for (let index = 0; index < count; index += 1) keys[index] = values[positions[index] ?? 0] ?? 0
  }

/** Many equal keys, far apart ones, and whole stretches of one: what real columns look like. */
const values = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.integer(),
  fc.constant(7),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
)

test('a range of the order is that of sorting everything', () => {
  fc.assert(
    fc.property(
      fc.array(values, { maxLength: 3000, size: 'max' }),
      fc.nat(3000),
      fc.nat(100),
      (first, start, length) => {
        const positions = Uint32Array.from(first, (_, position) => position)
        const second = first.map((_, position) => position % 5)
        const keys = [keyOf(first), keyOf(second), keyOf([...first.keys()].map((one) => -one))]
        const sorted = [...first.keys()].sort(
          (a, b) => (first[a] ?? 0) - (first[b] ?? 0) || (second[a] ?? 0) - (second[b] ?? 0) || b - a,
        )

        expect(selectRange(positions, first.length, { start, end: start + length }, keys)).toEqual(
          sorted.slice(start, start + length),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  [-5, 2, [0, 1]],
  [4, 9, [4]],
  [5, 9, []],
  [1_000_000_000, 1_000_000_096, []],
  [3, 1, []],
])('the range %d to %d of five is %o', (start, end, expected) => {
  expect(selectRange(Uint32Array.from([0, 1, 2, 3, 4]), 5, { start, end }, [keyOf([1, 2, 3, 4, 5])])).toEqual(
    expected,
  )
})
