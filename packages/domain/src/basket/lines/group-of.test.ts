import { expect, test } from 'vitest'
import { aBasketLine } from '../../testing/a-basket-line.ts'
import { groupOf } from './group-of.ts'

const main = aBasketLine({ key: 'main', itemGroup: { id: 'bed', isMainItem: true, isRequired: false } })
const slats = aBasketLine({ key: 'slats', itemGroup: { id: 'bed', isMainItem: false, isRequired: true } })
const lamp = aBasketLine({ key: 'lamp', itemGroup: { id: 'bed', isMainItem: false, isRequired: false } })
const savedMain = { ...main, key: 'saved-main', isSaved: true }
const alone = aBasketLine({ key: 'alone' })
const lines = [main, slats, lamp, savedMain, alone]

test.each([
  ['a main item', main, ['main', 'slats', 'lamp']],
  ['an item that the main one requires', slats, ['main', 'slats', 'lamp']],
  ['an item that nothing requires', lamp, ['lamp']],
  ['an item of no group', alone, ['alone']],
  ['a main item that was put aside', savedMain, ['saved-main']],
])('with %s go the right lines', (_, line, keys) => {
  expect(groupOf(lines, line).map(({ key }) => key)).toEqual(keys)
})

test('groups are kept apart', () => {
  const other = aBasketLine({ key: 'cot', itemGroup: { id: 'cot', isMainItem: true, isRequired: false } })

  expect(groupOf([...lines, other], other)).toEqual([other])
})
