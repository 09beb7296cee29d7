import { expect, test } from 'vitest'
import { expectedCount } from './expected-units.ts'

const mug = (quantity: number) => ({ quantity, variant: { id: 1 } })
const lamp = (quantity: number) => ({ quantity, variant: { id: 2 } })

test.each([
  ['nothing is expected', [mug(2)], undefined, 2],
  ['one more is expected', [mug(2)], { before: 2, asked: 1, open: 1 }, 3],
  ['two presses wait', [], { before: 0, asked: 2, open: 2 }, 2],
  ['the first of two presses is answered', [mug(1)], { before: 0, asked: 2, open: 1 }, 2],
  ['the basket has all of it before the answer', [mug(2)], { before: 0, asked: 2, open: 1 }, 2],
  ['another tab has added more', [mug(5)], { before: 0, asked: 1, open: 1 }, 5],
  ['another variant grows meanwhile', [mug(1), lamp(4)], { before: 1, asked: 1, open: 1 }, 6],
])('when %s, no unit counts twice', (_, lines, expected, count) => {
  const all = expected ? new Map([[1, expected]]) : new Map()

  expect(expectedCount(lines, all)).toBe(count)
})
