import { LOCALES } from '@shop/domain/shop/markets'
import { expect, test } from 'vitest'
import { countryChoices, countryLabel } from './country-choices.ts'

test('every locale has exactly one row', () => {
  const locales = countryChoices().flatMap((choice) => choice.locales.map(({ locale }) => locale))

  expect(locales.toSorted()).toEqual(LOCALES.toSorted())
})

test.each([
  ['de-de', 'Deutschland · Deutsch'],
  ['fr-ch', 'Suisse · Français'],
  ['nl-be', 'België · Nederlands'],
] as const)('%s is called %s', (locale, label) => {
  expect(countryLabel(locale)).toBe(label)
})
