import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeValue } from './exchange-value.ts'

const possible = (value: number, back = 0) => ({ type: 'possible', value, back })

test.each([
  { when: 'another size at the same price', paid: 5000, today: 5000, wanted: 5000, is: possible(5000) },
  {
    when: 'another size of what a voucher made cheaper',
    paid: 4000,
    today: 5000,
    wanted: 5000,
    is: possible(4000),
  },
  { when: 'another size after a price rise', paid: 5000, today: 6000, wanted: 6000, is: possible(5000) },
  {
    when: 'another size after a price cut',
    paid: 5000,
    today: 4000,
    wanted: 4000,
    is: possible(4000, 1000),
  },
  { when: 'something cheaper', paid: 5000, today: 5000, wanted: 4500, is: possible(4500, 500) },
  {
    when: 'something cheaper than today, and dearer than what was paid',
    paid: 4000,
    today: 5000,
    wanted: 4500,
    is: possible(4000),
  },
  {
    when: 'something dearer',
    paid: 5000,
    today: 5000,
    wanted: 5001,
    is: { type: 'dearer', more: 1 },
  },
  {
    when: 'something dearer than what is sold no more',
    paid: 5000,
    today: null,
    wanted: 5500,
    is: { type: 'dearer', more: 500 },
  },
  {
    when: 'something for what is sold no more',
    paid: 5000,
    today: null,
    wanted: 5000,
    is: possible(5000),
  },
])('$when', ({ paid, today, wanted, is }) => {
  expect(exchangeValue({ units: 1, paid, today, rate: 19 }, { today: wanted, rate: 19 })).toEqual(is)
})

test('all units count together', () => {
  const three = { units: 3, paid: 10_000, today: 3500, rate: 19 }

  expect(exchangeValue(three, { today: 3300, rate: 19 })).toEqual(possible(9900, 100))
  expect(exchangeValue(three, { today: 3500, rate: 19 })).toEqual(possible(10_000))
  expect(exchangeValue(three, { today: 3600, rate: 19 })).toEqual({ type: 'dearer', more: 800 })
})

test('a book for a lamp is none', () => {
  const lamp = { units: 1, paid: 5000, today: 5000, rate: 19 }

  expect(exchangeValue(lamp, { today: 1000, rate: 7 })).toEqual({ type: 'otherTax' })
})

test('no cent is made or lost, and nothing negative goes back', () => {
  const amount = fc.nat(100_000)
  fc.assert(
    fc.property(
      fc.record({ units: fc.integer({ min: 1, max: 9 }), paid: amount, today: fc.option(amount) }),
      amount,
      (returned, today) => {
        const found = exchangeValue({ ...returned, rate: 19 }, { today, rate: 19 })
        if (found.type !== 'possible') return
        expect(found.value + found.back).toBe(returned.paid)
        expect(found.back).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
