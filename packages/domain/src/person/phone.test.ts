import { expect, test } from 'vitest'
import { normalisedPhone } from './phone.ts'

test.each([
  ['030 1234567', 'DE', '+49301234567'],
  ['(030) 123-45 67', 'DE', '+49301234567'],
  ['030/1234567', 'DE', '+49301234567'],
  ['+49 (0)30 1234567', 'DE', '+49301234567'],
  ['+49 030 1234567', 'DE', '+49301234567'],
  ['0049 30 1234567', 'AT', '+49301234567'],
  ['01 234 56 78', 'AT', '+4312345678'],
  ['044 123 45 67', 'CH', '+41441234567'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['06-12345678', 'NL', '+31612345678'],
  ['+1 202 555 0123', 'DE', '+12025550123'],
] as const)('%s in %s is %s', (phone, country, expected) => {
  expect(normalisedPhone(phone, country)).toBe(expected)
})

test.each([
  '',
  '1234567',
  '0',
  '030',
  'ruf mich an',
  '+49 30 1234567 1234567',
  '+0301234567',
  '030 1234567x',
])('%j is no phone number', (phone) => {
  expect(normalisedPhone(phone, 'DE')).toBeNull()
})

test('a normalised number stays what it is', () => {
  expect(normalisedPhone('+49301234567', 'NL')).toBe('+49301234567')
})
