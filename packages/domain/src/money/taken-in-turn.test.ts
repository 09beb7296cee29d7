import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takenInTurn } from './taken-in-turn.ts'

test.each<[string, number[], number, string]>([
  ['less than the first has', [5000, 3000], 2000, '0: 2000'],
  ['all that the first has', [5000, 3000], 5000, '0: 5000'],
  ['more than the first has', [5000, 3000], 6000, '0: 5000, 1: 1000'],
  ['all that both have', [5000, 3000], 8000, '0: 5000, 1: 3000'],
  ['more than both have', [5000, 3000], 9000, '0: 5000, 1: 3000'],
  ['something where the first has nothing', [0, 3000], 1000, '1: 1000'],
  ['something where the first owes', [-500, 3000], 1000, '1: 1000'],
  ['nothing', [5000], 0, ''],
  ['something of nobody', [], 1000, ''],
])('%s is taken', (_, amounts, wanted, taken) => {
  expect(
    takenInTurn(sourcesOf(amounts), wanted)
      .map(({ id, amount }) => `${id}: ${amount}`)
      .join(', '),
  ).toBe(taken)
})

test('never more is taken than is wanted, nor than there is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9000), { maxLength: 5 }), fc.nat(40_000), (amounts, wanted) => {
      const taken = takenInTurn(sourcesOf(amounts), wanted).reduce((sum, { amount }) => sum + amount, 0)

      expect(taken).toBe(
        Math.min(
          wanted,
          amounts.reduce((sum, amount) => sum + amount, 0),
        ),
      )
    }),
  )
})

function sourcesOf(amounts: readonly number[]) {
  return amounts.map((amount, index) => ({ id: String(index), amount }))
}
