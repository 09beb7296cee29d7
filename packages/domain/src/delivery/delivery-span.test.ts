import { expect, test } from 'vitest'
import { deliverySpan } from './delivery-span.ts'

const soon = { deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }
const later = { deliveryDate: { min: '2026-11-28', max: '2026-12-02' } }

// The thank-you page promised the days of the first package for the whole order.
test.each([
  ['one package', [soon], 'parcel', soon.deliveryDate],
  ['two packages', [soon, later], 'parcel', { min: '2026-11-24', max: '2026-12-02' }],
  ['two packages, the later one first', [later, soon], 'parcel', { min: '2026-11-24', max: '2026-12-02' }],
  ['a download', [soon], 'download', null],
  ['nothing to send', [], 'parcel', null],
])('an order with %s', (_, packages, method, expected) => {
  expect(deliverySpan(packages, method)).toEqual(expected)
})
