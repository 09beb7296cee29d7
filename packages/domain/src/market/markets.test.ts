import { expect, test } from 'vitest'
import { COUNTRIES, DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, markets } from './markets.ts'

test.each([
  ['de-de', 'de', 'DE', 'EUR', 'Europe/Berlin', 19, 7, '/', 'de-DE', 'de-DE', 'de', false],
  ['de-at', 'de', 'AT', 'EUR', 'Europe/Vienna', 20, 10, '/de-at/', 'de-DE', 'de-AT', 'de-AT', false],
  ['de-ch', 'de', 'CH', 'CHF', 'Europe/Zurich', 8.1, 2.6, '/de-ch/', 'de-CH', 'de-CH', 'de-CH', true],
  ['fr-ch', 'fr', 'CH', 'CHF', 'Europe/Zurich', 8.1, 2.6, '/fr-ch/', 'de-CH', 'fr-CH', 'fr-CH', true],
  ['fr-fr', 'fr', 'FR', 'EUR', 'Europe/Berlin', 20, 5.5, '/fr-fr/', 'fr-FR', 'fr-FR', 'fr', true],
  ['fr-be', 'fr', 'BE', 'EUR', 'Europe/Brussels', 21, 6, '/fr-be/', 'fr-BE', 'fr-BE', 'fr-BE', true],
  ['nl-be', 'nl', 'BE', 'EUR', 'Europe/Brussels', 21, 6, '/nl-be/', 'nl-BE', 'nl-BE', 'nl-BE', true],
  ['nl-nl', 'nl', 'NL', 'EUR', 'Europe/Amsterdam', 21, 9, '/nl-nl/', 'nl-NL', 'nl-NL', 'nl', true],
] as const)(
  '%s',
  (locale, language, country, currency, timezone, standard, reduced, pathPrefix, numberFormat, languageTag, messages, apostrophesInNames) => {
    expect(markets[locale]).toEqual({
      locale,
      language,
      country,
      currency,
      timezone,
      vat: { standard, reduced },
      pathPrefix,
      numberFormat,
      languageTag,
      messages,
      apostrophesInNames,
    })
  },
)

test('countries and languages are those of the locales, once each and in their order', () => {
  expect(COUNTRIES).toEqual(['DE', 'AT', 'CH', 'FR', 'BE', 'NL'])
  expect(LANGUAGES).toEqual(['de', 'fr', 'nl'])
})

test('the default locale is German and has no prefix', () => {
  expect(DEFAULT_LOCALE).toBe('de-de')
  expect(markets[DEFAULT_LOCALE].pathPrefix).toBe('/')
})

test.each(['de-de', 'fr-ch'])('%s is a locale', (word) => {
  expect(isLocale(word)).toBe(true)
})

test.each(['', 'de', 'DE-DE', 'en-gb', 'toString'])('%j is no locale', (word) => {
  expect(isLocale(word)).toBe(false)
})

test('every timezone and number format is known to the platform', () => {
  for (const locale of LOCALES) {
    const { timezone, numberFormat } = markets[locale]

    expect(new Intl.DateTimeFormat('de', { timeZone: timezone }).resolvedOptions().timeZone).toBe(timezone)
    expect(new Intl.NumberFormat(numberFormat).resolvedOptions().locale).toBe(numberFormat)
  }
})
