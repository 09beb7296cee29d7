import { expect, test } from 'vitest'
import { givenUpBefore, prepaymentEnd, remindedBefore } from './prepayment.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('a transfer has fourteen days, or those of the shop', () => {
  expect(prepaymentEnd('2026-11-21T12:00:00.000Z')).toBe('2026-12-05T12:00:00.000Z')
  expect(prepaymentEnd('2026-11-21T12:00:00.000Z', 7)).toBe('2026-11-28T12:00:00.000Z')
})

test('an order is reminded of four days before its end, and given up three days after it', () => {
  expect(remindedBefore(NOW).toISOString()).toBe('2026-11-25T12:00:00.000Z')
  expect(givenUpBefore(NOW).toISOString()).toBe('2026-11-18T12:00:00.000Z')
})
