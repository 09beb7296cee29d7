import { expect, test } from 'vitest'
import { giftCardEnd, refundedGiftCardEnd } from './gift-card-end.ts'

test.each([
  ['2026-01-01T00:00:00Z', '2029-12-31T23:59:59.000Z'],
  ['2026-12-31T23:59:59Z', '2029-12-31T23:59:59.000Z'],
  ['2027-01-01T00:00:00Z', '2030-12-31T23:59:59.000Z'],
])('a card bought at %s works until %s', (boughtAt, end) => {
  expect(giftCardEnd(new Date(boughtAt)).toISOString()).toBe(end)
})

test.each([
  ['2026-11-21T12:00:00Z', '2027-11-21T12:00:00.000Z'],
  ['2027-12-31T23:59:59Z', '2028-12-30T23:59:59.000Z'],
])('a card that gets money back at %s lives until %s', (refundedAt, end) => {
  expect(refundedGiftCardEnd(new Date(refundedAt)).toISOString()).toBe(end)
})
