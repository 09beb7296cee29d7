import { expect, test } from 'vitest'
import { LOCALES, markets } from '../market/markets.ts'
import { registrationDisplay } from './registration-display.ts'

test('Germany and Austria show one number, Switzerland another, the rest none', () => {
  const shown = LOCALES.map((locale) => [locale, registrationDisplay(markets[locale].languageTag)])

  expect(Object.fromEntries(shown)).toEqual({
    'de-de': 'weee',
    'de-at': 'weee',
    'de-ch': 'swiss',
    'fr-ch': 'swiss',
    'fr-fr': null,
    'fr-be': null,
    'nl-be': null,
    'nl-nl': null,
  })
})
