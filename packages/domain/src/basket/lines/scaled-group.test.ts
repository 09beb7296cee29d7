import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBasketLine } from '../../testing/a-basket-line.ts'
import type { BasketLine } from './basket-line.ts'
import { scaledGroup } from './scaled-group.ts'

const MAIN = { id: 'bed', isMainItem: true, isRequired: false }
const REQUIRED = { id: 'bed', isMainItem: false, isRequired: true }

test.each<[string, number, number, number, number[]]>([
  ['one each, doubled', 1, 1, 2, [2]],
  ['two each, tripled', 1, 2, 3, [6]],
  ['two each, halved', 4, 8, 2, [4]],
  ['half of one each, rounded', 2, 1, 3, [2]],
  ['never fewer than one', 4, 1, 1, [1]],
  ['the same quantity changes nothing', 2, 2, 2, []],
])('%s', (_, before, each, quantity, required) => {
  const main = aBasketLine({ key: 'main', quantity: before, itemGroup: MAIN })
  const slats = aBasketLine({ key: 'slats', variantId: 12, quantity: each, itemGroup: REQUIRED })

  expect(scaledGroup([main, slats], main, quantity).map((line) => line.quantity)).toEqual(required)
})

const main = aBasketLine({ key: 'main', itemGroup: MAIN })
const slats = aBasketLine({ key: 'slats', itemGroup: REQUIRED })
const mattress = aBasketLine({ key: 'mattress', itemGroup: REQUIRED })

test.each<[string, BasketLine, BasketLine[], string[]]>([
  ['a main line takes along what it requires', main, [main, slats], ['slats']],
  [
    'and not what it does not require',
    main,
    [main, { ...slats, itemGroup: { ...REQUIRED, isRequired: false } }],
    [],
  ],
  [
    'and not what other groups require',
    main,
    [main, { ...slats, itemGroup: { ...REQUIRED, id: 'cot' } }],
    [],
  ],
  ['a required line takes nothing along', slats, [main, slats, mattress], []],
  ['a line of no group takes nothing along', { ...main, itemGroup: null }, [main, slats], []],
])('%s', (_, line, lines, keys) => {
  expect(scaledGroup(lines, line, 5).map(({ key }) => key)).toEqual(keys)
})

test('as many of each for every main item as before, whole and at least one', () => {
  const units = fc.integer({ min: 1, max: 99 })

  fc.assert(
    fc.property(units, units, units, (before, each, quantity) => {
      const group = [
        aBasketLine({ key: 'main', quantity: before, itemGroup: MAIN }),
        aBasketLine({ key: 'slats', quantity: before * each, itemGroup: REQUIRED }),
      ]
      const [bed] = group
      const [scaled] = bed ? scaledGroup(group, bed, quantity) : []

      expect(scaled?.quantity ?? before * each).toBe(quantity * each)
    }),
  )
})
