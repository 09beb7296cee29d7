import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aVariant } from '../testing/a-variant.ts'
import type { BasketItem } from './basket.ts'
import { withAvailability } from './with-availability.ts'

type Line = number | { gift: number } | { other: number }

test.each<[string, number, Line[], number[]]>([
  ['one line, and plenty', 20, [2], [20]],
  ['one line of all there is', 5, [5], [5]],
  ['one line of more than there is', 3, [5], [3]],
  ['one line of what is sold out', 0, [5], [0]],
  ['more than a line holds', 5000, [2], [999]],
  ['two lines that share what there is', 5, [2, 3], [2, 3]],
  ['two lines that leave something', 7, [2, 3], [4, 5]],
  ['two lines of which the second gets the rest', 4, [2, 3], [2, 2]],
  ['two lines of which the second gets nothing', 2, [2, 3], [2, 0]],
  ['a gift that comes last, wherever it lies', 3, [{ gift: 1 }, 3], [0, 3]],
  ['a gift for which something is left', 4, [{ gift: 1 }, 3], [1, 3]],
  ['lines of two variants, each with its own units', 3, [3, { other: 3 }], [3, 3]],
])('how many units may have %s', (_, units, lines, available) => {
  const items = withAvailability(lines.map(anItem), () => units)

  expect(items.map(({ availableQuantity }) => availableQuantity)).toEqual(available)
  expect(items.map(({ status }) => status === 'available')).toEqual(available.map((units) => units > 0))
  expect(items.map(({ reason }) => reason)).toEqual(
    available.map((units) => (units > 0 ? null : 'basket.reasons.soldOut')),
  )
})

// A recalled line was told to be kept for later, as if it came back.
test('what was recalled says so, and not that it is sold out', () => {
  const recalled = aBasketItem({ key: 'a', variant: aVariant({ isRecalled: true, buyability: 4 }) })

  expect(withAvailability([recalled], () => 0)).toMatchObject([
    { status: 'unavailable', reason: 'basket.reasons.recalled' },
  ])
})

const [MAIN, REQUIRED, LOOSE] = [
  { isMainItem: true, isRequired: false },
  { isMainItem: false, isRequired: true },
  { isMainItem: false, isRequired: false },
]
const [FINE, SOLD_OUT, INCOMPLETE] = [null, 'basket.reasons.soldOut', 'basket.reasons.groupIncomplete']

test.each<[string, string[], (string | null)[]]>([
  ['everything is there', [], [FINE, FINE, FINE, FINE]],
  ['the main line is sold out', ['main'], [SOLD_OUT, INCOMPLETE, INCOMPLETE, FINE]],
  ['a required line is sold out', ['required'], [INCOMPLETE, SOLD_OUT, INCOMPLETE, FINE]],
  ['a line is sold out that nothing requires', ['loose'], [FINE, FINE, SOLD_OUT, FINE]],
  ['a main line of another group is sold out', ['other'], [FINE, FINE, FINE, SOLD_OUT]],
])('in a group where %s', (_, soldOut, reasons) => {
  const lines = [
    { key: 'main', itemGroup: { id: 'bed', ...MAIN } },
    { key: 'required', itemGroup: { id: 'bed', ...REQUIRED } },
    { key: 'loose', itemGroup: { id: 'bed', ...LOOSE } },
    { key: 'other', itemGroup: { id: 'cot', ...MAIN } },
  ]
  const items = lines.map((line, index) => aBasketItem({ ...line, variant: aVariant({ id: index }) }))

  const judged = withAvailability(items, ({ key }) => (soldOut.includes(key) ? 0 : 5))

  expect(judged.map(({ reason }) => reason)).toEqual(reasons)
  expect(judged.map(({ status }) => status)).toEqual(
    reasons.map((reason) => (reason === null ? 'available' : 'unavailable')),
  )
})

test('a line of no group stands alone', () => {
  const items = [aBasketItem({ key: 'gone', variant: aVariant({ id: 1 }) }), aBasketItem({ key: 'here' })]

  const [, here] = withAvailability(items, ({ key }) => (key === 'gone' ? 0 : 5))

  expect(here?.status).toBe('available')
})

test('lines of one variant are never offered more units together than there are', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

  fc.assert(
    fc.property(quantities, fc.nat({ max: 30 }), (lines, units) => {
      const items = withAvailability(lines.map(anItem), () => units)

      const bought = items.map(({ quantity, availableQuantity }) => Math.min(quantity, availableQuantity))
      expect(sum(bought)).toBe(Math.min(sum(lines), units))
      // Any one line may take all that it is offered while the others stay as they are.
      for (const [index, { availableQuantity }] of items.entries())
        expect(availableQuantity + sum(bought) - (bought[index] ?? 0)).toBeLessThanOrEqual(units)
    }),
  )
})

function anItem(line: Line, index: number): BasketItem {
  const key = `line-${index}`
  if (typeof line === 'number') return aBasketItem({ key, quantity: line })
  if ('other' in line) return aBasketItem({ key, quantity: line.other, variant: aVariant({ id: 12 }) })
  const customData = { ...aBasketItem().customData, cPromo: { promotionId: 'gift' } }
  return aBasketItem({ key, quantity: line.gift, customData })
}

function sum(units: readonly number[]): number {
  return units.reduce((total, one) => total + one, 0)
}
