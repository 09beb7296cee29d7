import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aVariant } from '../testing/a-variant.ts'
import type { BasketItem, ItemGroup } from './basket.ts'
import { reorderedItems, unitsBesidesGifts } from './reordered-items.ts'

const GIFT = { pricePromotionKey: null, customText: null, cPromo: { promotionId: 'summer' }, ffData: null }

test.each<[string, BasketItem[], string]>([
  ['lines without groups', [line('a'), line('b')], 'a, b'],
  ['a gift', [line('a'), { ...line('b'), customData: GIFT }], 'a'],
  ['a text before what it is on', [part('text', 'g1'), main('towel', 'g1')], 'towel new1, text new1'],
  [
    'two groups and a line between them',
    [main('a', 'g1'), part('a-text', 'g1'), line('b'), main('c', 'g2'), part('c-text', 'g2')],
    'a new1, b, c new2, a-text new1, c-text new2',
  ],
])('an order with %s', (_, items, expected) => {
  let made = 0

  const reordered = reorderedItems(items, () => `new${++made}`)

  expect(
    reordered.map(({ key, itemGroup }) => [key, itemGroup?.id].filter(Boolean).join(' ')).join(', '),
  ).toBe(expected)
})

test('what an item of a group is in it stays', () => {
  const [towel, text] = reorderedItems([main('towel', 'g1'), part('text', 'g1')], () => 'new')

  expect(towel?.itemGroup).toEqual({ id: 'new', isMainItem: true, isRequired: true })
  expect(text?.itemGroup).toEqual({ id: 'new', isMainItem: false, isRequired: true })
})

test('units of a variant are counted over its lines, without gifts and other variants', () => {
  const items = [unitsOf(1, 2), unitsOf(1, 3), unitsOf(2, 4), { ...unitsOf(1, 1), customData: GIFT }]

  expect(unitsBesidesGifts(items, 1)).toBe(5)
  expect(unitsBesidesGifts(items, 3)).toBe(0)
})

function line(key: string, itemGroup: ItemGroup | null = null): BasketItem {
  return aBasketItem({ key, itemGroup })
}

function main(key: string, id: string): BasketItem {
  return line(key, { id, isMainItem: true, isRequired: true })
}

function part(key: string, id: string): BasketItem {
  return line(key, { id, isMainItem: false, isRequired: true })
}

function unitsOf(id: number, quantity: number): BasketItem {
  return aBasketItem({ quantity, variant: { ...aVariant(), id } })
}
