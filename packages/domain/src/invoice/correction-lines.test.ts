import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionLines, type GoneItem } from './correction-lines.ts'

const REST = 'Versand und Gebühr'

test.each<[string, number[], number, boolean, number[]]>([
  ['one item of several', [2000], 9000, false, [2000]],
  ['two items of several', [2000, 3000], 9000, false, [2000, 3000]],
  ['the last items, with shipping', [2000, 3000], 5595, true, [2000, 3000, 595]],
  ['the last items of free shipping', [2000, 3000], 5000, true, [2000, 3000]],
  ['the last items when shipping went back before', [2000], 2000, true, [2000]],
  ['an item of which a part went back before', [2000], 1500, false, [1500]],
  ['items that share what is left', [2000, 1000], 1500, false, [1000, 500]],
  ['items that share what cannot be halved', [1000, 1000], 333, false, [167, 166]],
  ['the last items that share what is left', [2000, 1000], 1500, true, [1000, 500]],
  ['what cost nothing', [0], 9000, false, []],
  ['a gift beside an item', [0, 2000], 9000, false, [2000]],
  ['an item of which all went back before', [2000], 0, false, []],
  ['the last gift, with shipping', [0], 595, true, [595]],
  ['no item and no money', [], 0, true, []],
])('taking back %s', (_, totals, left, isWhole, amounts) => {
  const lines = correctionLines(totals.map(anItem), { left, isWhole, restName: REST })

  expect(lines.map(({ amount }) => amount)).toEqual(amounts)
})

test('a line is about its item, and the rest about the order as a whole', () => {
  const lines = correctionLines([anItem(2000, 0)], { left: 2595, isWhole: true, restName: REST })

  expect(lines).toEqual([
    { articleNumber: '4711', name: 'Sessel 0', quantity: 2, amount: 2000, rate: 19 },
    { articleNumber: null, name: REST, quantity: 1, amount: 595, rate: null },
  ])
})

test('a line keeps its name when one before it is left out', () => {
  const lines = correctionLines([anItem(0, 0), anItem(2000, 1)], {
    left: 2000,
    isWhole: false,
    restName: REST,
  })

  expect(lines).toMatchObject([{ name: 'Sessel 1', amount: 2000 }])
})

test('never more goes back than is left, and of a whole order all of it', () => {
  const totals = fc.array(fc.nat({ max: 50_000 }), { minLength: 1, maxLength: 6 })

  fc.assert(
    fc.property(totals, fc.nat({ max: 200_000 }), fc.boolean(), (gone, left, isWhole) => {
      const lines = correctionLines(gone.map(anItem), { left, isWhole, restName: REST })

      const back = lines.reduce((sum, { amount }) => sum + amount, 0)
      const worth = gone.reduce((sum, total) => sum + total, 0)
      expect(back).toBe(isWhole ? left : Math.min(worth, left))
      for (const { amount } of lines) expect(amount).toBeGreaterThan(0)
    }),
  )
})

function anItem(total: number, index: number): GoneItem {
  return { articleNumber: '4711', name: `Sessel ${index}`, quantity: 2, total, rate: 19 }
}
