import { expect, test, vi } from 'vitest'
import { markets } from '../market/markets.ts'
import { isAffected } from './is-affected.ts'

const JUNE = { soldFrom: '2026-06-01', soldUntil: '2026-06-30' }
const BOUGHT = { locale: 'de-de', state: 'delivered' } as const

test.each([
  ['2026-05-31T21:59:59Z', false],
  ['2026-05-31T22:00:00Z', true],
  ['2026-06-30T21:59:59Z', true],
  ['2026-06-30T22:00:00Z', false],
])('what was bought at %s is affected by a recall of June: %s', (placedAt, affected) => {
  expect(isAffected(JUNE, { ...BOUGHT, placedAt: new Date(placedAt) })).toBe(affected)
})

// Days of sale were those of Berlin, wherever the shop was.
test('the days are those of the country that it was bought in', () => {
  const placedAt = new Date('2026-05-31T22:30:00Z')
  vi.spyOn(markets['nl-nl'], 'timezone', 'get').mockReturnValue('Europe/Lisbon')

  expect(isAffected(JUNE, { ...BOUGHT, placedAt })).toBe(true)
  expect(isAffected(JUNE, { ...BOUGHT, locale: 'nl-nl', placedAt })).toBe(false)
  vi.restoreAllMocks()
})

test.each([
  [{ soldFrom: null, soldUntil: null }, true],
  [{ soldFrom: '2026-07-01', soldUntil: null }, false],
  [{ soldFrom: null, soldUntil: '2026-06-15' }, true],
])('a side without a day is open: %o', (days, affected) => {
  expect(isAffected(days, { ...BOUGHT, placedAt: new Date('2026-06-15T12:00:00Z') })).toBe(affected)
})

test.each([
  ['confirmed', true],
  ['returned', true],
  ['pending_payment', false],
  ['payment_failed', false],
  ['cancelled', false],
] as const)('what is %s was bought: %s', (state, affected) => {
  const bought = { ...BOUGHT, state, placedAt: new Date('2026-06-15T12:00:00Z') }

  expect(isAffected(JUNE, bought)).toBe(affected)
})
