import { LOCALES } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { countryChoices, countryLabel } from './country-choices.ts'

test('every locale has exactly one row', () => {
  const locales = countryChoices(LOCALES).flatMap((choice) => choice.locales.map(({ locale }) => locale))

  expect(locales.toSorted()).toEqual(LOCALES.toSorted())
})

test('a brand offers the countries alone in which it sells', () => {
  expect(countryChoices(['de-de', 'fr-ch']).map(({ country }) => country)).toEqual(['DE', 'CH'])
})

test.each([
  ['de-de', 'Deutschland · Deutsch'],
  ['fr-ch', 'Suisse · Français'],
  ['nl-be', 'België · Nederlands'],
] as const)('%s is called %s', (locale, label) => {
  expect(countryLabel(locale)).toBe(label)
})
