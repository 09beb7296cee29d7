import { expect, test } from 'vitest'
import type { Country } from '../market/markets.ts'
import { hasLettersInZip, isZipOf, normalisedZip } from './normalised-zip.ts'

// "B-1000" and "CH-8001" stand on letterheads, and the checkout called them wrong.
test.each<[Country, string, string]>([
  ['DE', '10115', '10115'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'd 10115', '10115'],
  ['DE', 'DE-10115', '10115'],
  ['DE', 'D–10115', '10115'],
  ['DE', '10 115', '10115'],
  ['AT', 'A-1070', '1070'],
  ['AT', 'AT-1070', '1070'],
  ['AT', 'Ö-1070', '1070'],
  ['AT', 'A1070', '1070'],
  ['CH', 'CH-8001', '8001'],
  ['CH', 'ch 8001', '8001'],
  ['CH', ' 8001 ', '8001'],
  ['FR', 'F-75001', '75001'],
  ['FR', 'FR 75001', '75001'],
  ['FR', '75 001', '75001'],
  ['BE', 'B-1000', '1000'],
  ['BE', 'b 1000', '1000'],
  ['BE', 'BE1000', '1000'],
  ['NL', '1000 AA', '1000 AA'],
  ['NL', '1000aa', '1000 AA'],
  ['NL', '1000  aa', '1000 AA'],
  ['NL', '1000-AA', '1000 AA'],
  ['NL', 'NL-1000 AA', '1000 AA'],
  ['NL', 'nl1000aa', '1000 AA'],
])('in %s "%s" is %s', (country, typed, code) => {
  expect(normalisedZip(typed, country)).toBe(code)
  expect(isZipOf(typed, country)).toBe(true)
})

test.each<[Country, string]>([
  ['DE', ''],
  ['DE', 'D-'],
  ['DE', '1011'],
  ['DE', '10115a'],
  ['DE', 'A-10115'],
  ['AT', 'D-1070'],
  ['AT', '10700'],
  ['CH', 'C-8001'],
  ['CH', 'CHE 8001'],
  ['FR', '7500'],
  ['BE', 'L-1000'],
  ['BE', 'BEL 1000'],
  ['NL', '1000'],
  ['NL', '1000 A1'],
  ['NL', 'N-1000 AA'],
])('in %s "%s" stays as it is, and is no code', (country, typed) => {
  expect(normalisedZip(typed, country)).toBe(typed)
  expect(isZipOf(typed, country)).toBe(false)
})

test.each<[Country, boolean]>([
  ['DE', false],
  ['CH', false],
  ['NL', true],
])('codes of %s have letters: %s', (country, hasLetters) => {
  expect(hasLettersInZip(country)).toBe(hasLetters)
})
