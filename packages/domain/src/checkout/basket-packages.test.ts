import { expect, test } from 'vitest'
import type { BasketItem } from '../basket/basket.ts'
import { openShop } from '../shop/shop.ts'
import { aBasketItem, aBasketProduct } from '../testing/a-basket-item.ts'
import { aBrand } from '../testing/a-brand.ts'
import { aVariant } from '../testing/a-variant.ts'
import { someAttributes } from '../testing/some-attributes.ts'
import { basketPackages } from './basket-packages.ts'

const now = new Date('2026-11-22T12:00:00Z')
const soon = anItem('soon', 1, 3)
const later = anItem('later', 10, 14)
const sofa = anItem('sofa', 1, 3, true)
const download = anItem('download', 0, 0)

test.each<[string, BasketItem[], [carrier: string, keys: string[]][]]>([
  ['nothing', [], []],
  ['one line', [soon], [['dhl', ['soon']]]],
  ['two lines of the same time', [soon, anItem('other', 1, 3)], [['dhl', ['soon', 'other']]]],
  [
    'two lines of different times',
    [soon, later],
    [
      ['dhl', ['soon']],
      ['dhl', ['later']],
    ],
  ],
  [
    'lines that differ in their first day alone',
    [soon, anItem('a', 2, 3)],
    [
      ['dhl', ['soon']],
      ['dhl', ['a']],
    ],
  ],
  [
    'lines that differ in their last day alone',
    [soon, anItem('a', 1, 4)],
    [
      ['dhl', ['soon']],
      ['dhl', ['a']],
    ],
  ],
  [
    'a parcel and a sofa of the same time',
    [soon, sofa],
    [
      ['dhl', ['soon']],
      ['rhenus', ['sofa']],
    ],
  ],
  [
    'a download beside a parcel',
    [download, soon],
    [
      ['download', ['download']],
      ['dhl', ['soon']],
    ],
  ],
  [
    'lines that meet again',
    [soon, later, anItem('third', 1, 3)],
    [
      ['dhl', ['soon', 'third']],
      ['dhl', ['later']],
    ],
  ],
])('%s travels as it should', (_, items, expected) => {
  const { packages, itemsOf } = basketPackages(openShop(aBrand('everywhere'), 'de-de'), items, now)

  const found = packages.map(({ id, carrierKey }) => [carrierKey, itemsOf.get(id)?.map(({ key }) => key)])
  expect(found).toEqual(expected)
  expect(packages.map(({ id }) => id)).toEqual(expected.map((_, index) => index + 1))
})

test('a package comes in the days of its lines, counted in the time of the shop', () => {
  const lateEvening = new Date('2026-11-22T23:30:00Z')

  const { packages } = basketPackages(openShop(aBrand('everywhere'), 'de-de'), [soon], lateEvening)

  expect(packages.map(({ deliveryDate }) => deliveryDate)).toEqual([{ min: '2026-11-24', max: '2026-11-26' }])
})

// The checkout, mails and invoices of a pre-order named a day nearly three years ahead: 999 days, which are a mark.
test('a pre-order comes on the first day that is known of it', () => {
  const variant = aVariant({ buyability: 2, stock: 0, daysFrom: 30, daysTo: 999 })
  const preOrder = aBasketItem({ key: 'pre-order', variant })

  const { packages } = basketPackages(openShop(aBrand('everywhere'), 'de-de'), [preOrder, later], now)

  expect(packages.map(({ deliveryDate }) => deliveryDate)).toEqual([
    { min: '2026-12-22', max: '2026-12-22' },
    { min: '2026-12-02', max: '2026-12-07' },
  ])
})

test('another country has another carrier', () => {
  const { packages } = basketPackages(openShop(aBrand('everywhere'), 'fr-ch'), [soon, sofa], now)

  expect(packages.map(({ carrierKey }) => carrierKey)).toEqual(['swiss-post', 'planzer'])
})

function anItem(key: string, daysFrom: number, daysTo: number, isBulky = false): BasketItem {
  const attributes = isBulky ? someAttributes({ bulkyOrLoad: '1' }) : {}
  const product = aBasketProduct({ attributes })
  return aBasketItem({ key, product, variant: aVariant({ daysFrom, daysTo }) })
}
