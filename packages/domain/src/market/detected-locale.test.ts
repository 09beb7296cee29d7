import { expect, test } from 'vitest'
import { detectedLocale } from './detected-locale.ts'
import { LOCALES } from './markets.ts'

test.each([
  ['Europe/Berlin', ['de-DE', 'en'], 'de-de'],
  ['Europe/Berlin', ['en-US'], 'de-de'],
  ['Europe/Vienna', ['de-DE'], 'de-at'],
  ['Europe/Zurich', ['fr-CH', 'de'], 'fr-ch'],
  ['Europe/Zurich', ['en', 'FR'], 'fr-ch'],
  ['Europe/Zurich', ['it'], 'de-ch'],
  ['Europe/Brussels', ['nl'], 'nl-be'],
  ['Europe/Brussels', ['fr-FR'], 'fr-be'],
  ['Europe/Amsterdam', [], 'nl-nl'],
  ['Europe/Paris', ['fr'], 'fr-fr'],
  ['Europe/Madrid', ['de'], null],
  ['UTC', ['de-AT'], null],
  ['', ['fr'], null],
])('a clock of %s and the languages %j lead to %s', (timezone, languages, locale) => {
  expect(detectedLocale({ timezone, languages, locales: LOCALES })).toBe(locale)
})

test('a shop in which the brand does not sell is suggested to nobody', () => {
  const browser = { timezone: 'Europe/Vienna', languages: ['de'], locales: ['de-de', 'fr-fr'] as const }

  expect(detectedLocale(browser)).toBeNull()
})
