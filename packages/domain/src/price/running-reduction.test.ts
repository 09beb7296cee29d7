import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf } from '../duties/missing-facts.ts'
import { COUNTRIES } from '../market/markets.ts'
import { comparisonTime, type PricePoint, runningReduction, saleBegan } from './running-reduction.ts'

const DAY = 86_400_000
const TODAY = new Date('2026-11-21T12:00:00Z')

/** Days before today, price, and the price before that was shown. */
type Row = [daysAgo: number, price: number | null, before?: number]

describe('the lowest price of the 30 days before a sale', () => {
  test.each<[string, Row[], number | null]>([
    [
      'is the price that was asked all the time',
      [
        [100, 1000],
        [0, 800, 1000],
      ],
      1000,
    ],
    [
      'is the lower price of two',
      [
        [100, 1000],
        [20, 900],
        [10, 1000],
        [0, 800, 1000],
      ],
      900,
    ],
    [
      'forgets a low price that ended 31 days before',
      [
        [100, 700],
        [31, 1000],
        [0, 800, 1000],
      ],
      1000,
    ],
    [
      'forgets a low price that ended 30 days before',
      [
        [100, 700],
        [30, 1000],
        [0, 800, 1000],
      ],
      1000,
    ],
    [
      'remembers a low price that ended 29 days before',
      [
        [100, 700],
        [29, 1000],
        [0, 800, 1000],
      ],
      700,
    ],
    [
      'counts a price that began long before and still was asked',
      [
        [400, 900],
        [0, 800, 1000],
      ],
      900,
    ],
    [
      'sees through raising and lowering',
      [
        [100, 800],
        [3, 1200],
        [0, 800, 1200],
      ],
      800,
    ],
    [
      'counts from the first reduction while the price goes down',
      [
        [100, 1000],
        [20, 900, 1000],
        [5, 800, 1000],
        [0, 700, 1000],
      ],
      1000,
    ],
    [
      'counts from the first reduction, however long ago',
      [
        [300, 1000],
        [200, 900, 1000],
        [0, 700, 1000],
      ],
      1000,
    ],
    [
      'stays the same when only the price before is told anew',
      [
        [100, 1000],
        [20, 900, 1000],
        [0, 900, 1100],
      ],
      1000,
    ],
    [
      'begins anew when the price rose within the sale',
      [
        [100, 1000],
        [20, 700, 1000],
        [10, 900, 1000],
      ],
      700,
    ],
    [
      'begins anew after days at the full price',
      [
        [100, 1000],
        [20, 700, 1000],
        [10, 1000],
        [0, 800, 1000],
      ],
      700,
    ],
    [
      'begins anew after days without a price',
      [
        [100, 1000],
        [20, 800, 1000],
        [10, null],
        [0, 800, 1000],
      ],
      800,
    ],
    [
      'leaves out days without a price',
      [
        [100, 1000],
        [25, null],
        [10, 900],
        [0, 800, 1000],
      ],
      900,
    ],
    [
      'is nothing when nothing was asked in the 30 days',
      [
        [100, 1000],
        [40, null],
        [0, 800, 1000],
      ],
      null,
    ],
    ['is nothing for a product that came with its sale', [[0, 800, 1000]], null],
    [
      'takes a plain lowering for what was asked, not for a sale',
      [
        [100, 1000],
        [10, 900],
        [0, 800, 1000],
      ],
      900,
    ],
    [
      'knows a price of nothing',
      [
        [100, 0],
        [10, 500],
        [0, 100, 500],
      ],
      0,
    ],
  ])('%s', (_, rows, lowest) => {
    expect(runningReduction(points(rows), TODAY, 'unlimited')?.lowestPrior).toBe(lowest)
  })
})

test.each<[string, Row[]]>([
  ['nothing was ever asked', []],
  [
    'the full price is asked',
    [
      [100, 1000],
      [20, 800, 1000],
      [10, 1000],
    ],
  ],
  ['the price before is not higher', [[10, 1000, 1000]]],
  [
    'it is not sold',
    [
      [10, 800, 1000],
      [5, null, 1000],
    ],
  ],
  [
    'the sale begins tomorrow',
    [
      [10, 1000],
      [-1, 800, 1000],
    ],
  ],
])('no reduction runs while %s', (_, rows) => {
  expect(runningReduction(points(rows), TODAY, 'unlimited')).toBeNull()
})

describe('a comparison whose time is limited', () => {
  test.each<[string, Row[], { lowestPrior: number | null; daysLeft: number | null }]>([
    [
      'lasts as the sale after 30 days on end',
      [
        [40, 1000],
        [10, 800, 1000],
      ],
      { lowestPrior: 1000, daysLeft: null },
    ],
    [
      'lasts half of 20 days',
      [
        [29, 1000],
        [9, 800, 1000],
      ],
      { lowestPrior: 1000, daysLeft: 1 },
    ],
    [
      'is over after half of 20 days',
      [
        [30, 1000],
        [10, 800, 1000],
      ],
      { lowestPrior: null, daysLeft: 0 },
    ],
    [
      'counts a higher price in',
      [
        [60, 1200],
        [20, 1000],
        [10, 800, 1000],
      ],
      { lowestPrior: 1000, daysLeft: null },
    ],
    [
      'does not count days without a price',
      [
        [100, 1000],
        [14, null],
        [12, 1000],
        [2, 800, 1000],
      ],
      { lowestPrior: 1000, daysLeft: 3 },
    ],
  ])('%s', (_, rows, { lowestPrior, daysLeft }) => {
    const until = daysLeft === null ? null : new Date(TODAY.getTime() + daysLeft * DAY)

    expect(runningReduction(points(rows), TODAY, 'half-as-long')).toMatchObject({ lowestPrior, until })
  })
})

test('only Switzerland limits the time', () => {
  expect(COUNTRIES.filter((country) => comparisonTime(placeOf(country), TODAY) !== 'unlimited')).toEqual([
    'CH',
  ])
})

const anyHistory = fc
  .array(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 120 }),
      price: fc.option(fc.integer({ min: 1, max: 2000 }), { freq: 8 }),
      before: fc.option(fc.integer({ min: 1, max: 2500 })),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows
      .map(({ daysAgo, price, before }) => ({
        since: new Date(TODAY.getTime() - daysAgo * DAY),
        price,
        before,
      }))
      .toSorted((a, b) => a.since.getTime() - b.since.getTime()),
  )

test('it is never more than any price of the 30 days before the sale', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const reduction = runningReduction(history, TODAY, 'unlimited')
      if (reduction === null) return

      const { since, lowestPrior } = reduction
      const start = since.getTime() - 30 * DAY
      const asked = history.filter((point) => point.since.getTime() >= start && point.since < since)
      for (const { price, since: at } of asked)
        if (price !== null && isLast(history, at, price)) expect(lowestPrior).toBeLessThanOrEqual(price)
    }),
  )
})

test('what was asked earlier than 30 days before the sale plays no part', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const reduction = runningReduction(history, TODAY, 'half-as-long')
      if (reduction === null) return

      const start = reduction.since.getTime() - 30 * DAY
      const kept = history.findLastIndex(({ since }) => since.getTime() <= start)
      expect(runningReduction(history.slice(Math.max(0, kept)), TODAY, 'half-as-long')).toEqual(reduction)
    }),
  )
})

/** Of two prices of one moment only the later was ever asked. */
function isLast(history: readonly PricePoint[], at: Date, price: number): boolean {
  return history.findLast(({ since }) => since.getTime() === at.getTime())?.price === price
}

function points(rows: Row[]): PricePoint[] {
  return rows.map(([daysAgo, price, before]) => ({
    since: new Date(TODAY.getTime() - daysAgo * DAY),
    price,
    before: before ?? null,
  }))
}

describe('what promotions gave everybody before a sale', () => {
  const daysAgo = (days: number) => new Date(TODAY.getTime() - days * DAY)
  const history: PricePoint[] = [
    { since: daysAgo(100), price: 1000, before: null },
    { since: daysAgo(5), price: 900, before: 1000 },
    { since: daysAgo(2), price: 800, before: 1000 },
  ]

  test.each<[string, [from: number, until: number], number]>([
    ['counts where it ran within the 30 days', [20, 10], 850],
    ['counts where it ended within them', [50, 34], 850],
    ['counts up to the sale', [6, 0], 850],
    ['is forgotten where it ended 30 days before', [50, 35], 1000],
    ['does not count where it came with the sale', [5, 0], 1000],
  ])('%s', (_, [from, until], expected) => {
    const offered = [{ from: daysAgo(from), until: daysAgo(until), price: 850 }]
    expect(runningReduction(history, TODAY, 'unlimited', offered)).toMatchObject({
      since: daysAgo(5),
      lowestPrior: expected,
    })
  })

  test('is looked for before the first reduction of the sale', () => {
    expect(saleBegan(history, TODAY)).toEqual(daysAgo(5))
    expect(saleBegan(history.slice(0, 1), TODAY)).toBeNull()
    expect(saleBegan(history, daysAgo(6))).toBeNull()
  })
})
