import { expect, test } from 'vitest'
import { formerAddressLines, missingFromTotal } from './former-order.ts'

const NOTHING = { discount: 0, shipping: 0, fees: 0, tax: 0 }

test.each([
  { lines: [1999], sums: {}, total: 1999, missing: 0 },
  { lines: [1999, 3998], sums: {}, total: 5997, missing: 0 },
  { lines: [1999], sums: { shipping: 495 }, total: 2494, missing: 0 },
  { lines: [1999], sums: { shipping: 495 }, total: 1999, missing: -495 },
  { lines: [1999], sums: { discount: 200 }, total: 1799, missing: 0 },
  { lines: [1999], sums: { fees: 150 }, total: 2149, missing: 0 },
  { lines: [1000], sums: { tax: 190 }, total: 1190, missing: 0 },
  { lines: [1999], sums: {}, total: 2000, missing: 1 },
  { lines: [], sums: {}, total: 0, missing: 0 },
])('lines of $lines with $sums miss $missing of $total', ({ lines, sums, total, missing }) => {
  const bought = lines.map((line) => ({
    name: 'Kissen',
    options: '',
    articleNumber: '',
    quantity: 2,
    total: line,
  }))

  expect(missingFromTotal({ lines: bought, sums: { ...NOTHING, ...sums }, total })).toBe(missing)
})

const EMPTY = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  addition: '',
  zip: '',
  city: '',
  country: 'DE',
}

test.each([
  [
    { firstName: 'Jörg', lastName: 'Müller', street: 'Lange Straße 12a', zip: '20457', city: 'Hamburg' },
    ['Jörg Müller', 'Lange Straße 12a', '20457 Hamburg', 'Deutschland'],
  ],
  [
    { company: 'Berg GmbH', lastName: 'Berg', addition: '2. Stock', street: 'Am Markt', city: 'Wien' },
    ['Berg GmbH', 'Berg', '2. Stock', 'Am Markt', 'Wien', 'Deutschland'],
  ],
])('%j is read as %j', (address, lines) => {
  expect(formerAddressLines({ ...EMPTY, ...address }, 'Deutschland')).toEqual(lines)
})
