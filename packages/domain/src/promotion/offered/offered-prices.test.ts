import { describe, expect, test } from 'vitest'
import type { PricePoint } from '../../price/running-reduction.ts'
import { aPromotion, THREE_FOR_TWO } from '../../testing/a-promotion.ts'
import type { Promotion } from '../promotion.ts'
import { type OfferedGoods, offeredPrices, type PromotionVersion } from './offered-prices.ts'

const DAY = 86_400_000
const START = new Date('2026-10-01T00:00:00Z')
const day = (number: number) => new Date(START.getTime() + number * DAY)
const iso = (number: number) => day(number).toISOString()

const GOODS: OfferedGoods = {
  variantId: 11,
  productId: 1,
  categoryIds: [5, 50],
  brand: 'Lindhaus',
  isPriceBound: false,
}
const SPAN = { from: day(0), until: day(30), locales: ['de-ch', 'fr-ch'] as const }
const ALWAYS: PricePoint[] = [{ since: day(-100), price: 10_000, before: null }]

/** Version by version of one promotion: from which day on, and what it is. */
function versions(...rows: [from: number, words: Partial<Promotion> | null][]): PromotionVersion[] {
  return rows.map(([from, words]) => ({
    id: 'promotion-1',
    since: day(from),
    promotion: words === null ? null : aPromotion(words),
  }))
}

/** Spans as days and a price, for reading. */
function offered(
  promotions: PromotionVersion[],
  { history = ALWAYS, goods = GOODS }: { history?: PricePoint[]; goods?: OfferedGoods } = {},
): [from: number, until: number, price: number][] {
  const days = (moment: Date) => Number(((moment.getTime() - START.getTime()) / DAY).toFixed(3))
  return offeredPrices(history, promotions, goods, SPAN).map(({ from, until, price }) => [
    days(from),
    days(until),
    price,
  ])
}

describe('what everybody could have one piece for', () => {
  test.each<[string, PromotionVersion[], [number, number, number][]]>([
    ['nothing without promotions', [], []],
    ['a share that always applies', versions([-50, {}]), [[0, 30, 9000]]],
    ['from the day on which it was made', versions([10, {}]), [[10, 30, 9000]]],
    ['until it was switched off', versions([-50, {}], [12, { isActive: false }]), [[0, 12, 9000]]],
    ['until it was gone', versions([-50, {}], [12, null]), [[0, 12, 9000]]],
    [
      'while its schedule runs, its last moment included',
      versions([-50, { schedule: { from: iso(5), to: iso(8) } }]),
      [[5, 8, 9000]],
    ],
    [
      'from a change of its share on',
      versions(
        [-50, {}],
        [20, { effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 25 } }],
      ),
      [
        [0, 20, 9000],
        [20, 30, 7500],
      ],
    ],
    [
      'an amount off the goods',
      versions([
        -50,
        { effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: 1500 } },
      ]),
      [[0, 30, 8500]],
    ],
    ['with a code that everybody is told', versions([-50, { code: 'HERBST' }]), [[0, 30, 9000]]],
    [
      'in one shop of the country alone',
      versions([-50, { conditions: [{ level: 'global', key: 'locale', locales: ['fr-ch'] }] }]),
      [[0, 30, 9000]],
    ],
    [
      'not in another country',
      versions([-50, { conditions: [{ level: 'global', key: 'locale', locales: ['de-de'] }] }]),
      [],
    ],
    [
      'of the category above its own',
      versions([-50, { conditions: [{ level: 'item', key: 'category', categoryIds: [50] }] }]),
      [[0, 30, 9000]],
    ],
    [
      'not of another brand',
      versions([-50, { conditions: [{ level: 'item', key: 'brand', brands: ['Nordlys'] }] }]),
      [],
    ],
    [
      'with a minimum that one piece reaches',
      versions([-50, { conditions: [{ level: 'global', key: 'minimum_value', value: 10_000 }] }]),
      [[0, 30, 9000]],
    ],
    [
      'not with one that it does not reach',
      versions([-50, { conditions: [{ level: 'global', key: 'minimum_value', value: 10_001 }] }]),
      [],
    ],
    ['not for who buys three', versions([-50, { effect: THREE_FOR_TWO }]), []],
  ])('%s', (_, promotions, expected) => {
    expect(offered(promotions)).toEqual(expected)
  })

  test('two that go together count together', () => {
    const other = { id: 'promotion-2', since: day(-50), promotion: aPromotion({ id: 'promotion-2' }) }
    expect(offered([...versions([-50, {}]), other])).toEqual([[0, 30, 8100]])
  })

  test('the price of each day is the one that is reduced', () => {
    const history = [...ALWAYS, { since: day(10), price: 8000, before: null }]
    expect(offered(versions([5, {}]), { history })).toEqual([
      [5, 10, 9000],
      [10, 30, 7200],
    ])
  })

  test('a price on sale is left alone by what excludes sales', () => {
    const history = [...ALWAYS, { since: day(10), price: 8000, before: 10_000 }]
    const exceptSale = versions([-50, { conditions: [{ level: 'item', key: 'excludes_sale' }] }])
    expect(offered(exceptSale, { history })).toEqual([[0, 10, 9000]])
  })

  test('there is nothing on days without a price', () => {
    const history = [...ALWAYS, { since: day(10), price: null, before: null }]
    expect(offered(versions([-50, {}]), { history })).toEqual([[0, 10, 9000]])
  })

  test('what the law lets nobody reduce was not reduced', () => {
    expect(offered(versions([-50, {}]), { goods: { ...GOODS, isPriceBound: true } })).toEqual([])
  })

  test('the contribution to recycling stays in the price', () => {
    expect(offered(versions([-50, {}]), { goods: { ...GOODS, contribution: 1000 } })).toEqual([[0, 30, 9100]])
  })
})
