import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lessDeducted } from './less-deducted.ts'

test.each<[string, number[], number, number[]]>([
  ['nothing', [2000, 3000], 0, [2000, 3000]],
  ['a part of the first line', [2000, 3000], 500, [1500, 3000]],
  ['all of the first line', [2000, 3000], 2000, [3000]],
  ['more than the first line', [2000, 3000], 2500, [2500]],
  ['all of it', [2000, 3000], 5000, []],
  ['more than there is', [2000, 3000], 9000, []],
])('when %s is kept', (_, amounts, deduct, left) => {
  expect(lessDeducted(amounts.map(line), deduct).map(({ amount }) => amount)).toEqual(left)
})

test('a line keeps all else that it says', () => {
  expect(lessDeducted([{ name: 'Sessel', amount: 2000 }], 500)).toEqual([{ name: 'Sessel', amount: 1500 }])
})

test('what is kept and what goes back is what there was', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9000 })), fc.nat({ max: 20_000 }), (amounts, deduct) => {
      const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)
      const lines = amounts.map(line)

      expect(sum(lessDeducted(lines, deduct))).toBe(Math.max(0, sum(lines) - deduct))
    }),
  )
})

function line(amount: number) {
  return { amount }
}
