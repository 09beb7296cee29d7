import { expect, test } from 'vitest'
import { byUrgency, dueDay, dueness, type UrgentDelivery } from './delivery-urgency.ts'

const delivery = (change: Partial<UrgentDelivery>): UrgentDelivery => ({
  number: 'T1',
  placedAt: '2026-11-20T10:00:00Z',
  standing: 'ready',
  promisedUntil: '2026-11-25',
  preferredDay: null,
  ...change,
})

test('the oldest promise comes first, pre-orders and what is short come apart, after it', () => {
  const deliveries = [
    delivery({ number: 'unpaid', standing: 'unpaid', promisedUntil: '2026-11-01' }),
    delivery({ number: 'pre-order', standing: 'preOrder', promisedUntil: '2026-11-01' }),
    delivery({ number: 'short', standing: 'short', promisedUntil: '2026-11-01' }),
    delivery({ number: 'later' }),
    delivery({ number: 'picked', standing: 'picked', promisedUntil: '2026-11-24' }),
    delivery({ number: 'first', promisedUntil: '2026-11-23' }),
    delivery({ number: 'wished', preferredDay: '2026-11-22' }),
    delivery({ number: 'younger', placedAt: '2026-11-21T10:00:00Z' }),
  ]

  expect(deliveries.toSorted(byUrgency).map(({ number }) => number)).toEqual([
    'wished',
    'first',
    'picked',
    'later',
    'younger',
    'short',
    'pre-order',
    'unpaid',
  ])
})

test.each([
  ['2026-11-20', 'late'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'later'],
])('what is due on %s is %s', (due, how) => {
  expect(dueness(due, '2026-11-21')).toBe(how)
})

test('a wished day counts, not the promise; hours do not', () => {
  expect(dueDay({ promisedUntil: '2026-11-25T00:00:00Z', preferredDay: null })).toBe('2026-11-25')
  expect(dueDay({ promisedUntil: '2026-11-25', preferredDay: '2026-11-27' })).toBe('2026-11-27')
})
