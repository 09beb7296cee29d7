import { expect, test } from 'vitest'
import { COOKIE_LIFETIME_MS } from '../shop/cookie-lifetimes.ts'
import { opensCountryPicker } from './country-picker.ts'

test.each([
  ['elsewhere', { detected: 'de-at', stored: null, isConsentBannerOpen: false }, true],
  [
    'elsewhere, with another choice',
    { detected: 'de-at', stored: 'fr-fr', isConsentBannerOpen: false },
    true,
  ],
  ['elsewhere, this shop chosen', { detected: 'de-at', stored: 'de-de', isConsentBannerOpen: false }, false],
  ['elsewhere, behind the banner', { detected: 'de-at', stored: null, isConsentBannerOpen: true }, false],
  ['at home', { detected: 'de-de', stored: null, isConsentBannerOpen: false }, false],
  ['nowhere known', { detected: null, stored: null, isConsentBannerOpen: false }, false],
] as const)('for a shopper who is %s the picker opens: %s', (_, facts, opens) => {
  expect(opensCountryPicker({ current: 'de-de', ...facts })).toBe(opens)
})

// A French browser in Zurich was asked on the German pages of Switzerland, though the country was right.
test.each([
  ['there, with the other language', { detected: 'fr-ch', stored: null }, false],
  ['elsewhere, and has chosen the other language', { detected: 'fr-fr', stored: 'fr-ch' }, false],
  ['elsewhere, and has chosen another country', { detected: 'fr-fr', stored: 'fr-be' }, true],
] as const)(
  'in a country of two languages the picker opens for a shopper who is %s: %s',
  (_, facts, opens) => {
    expect(opensCountryPicker({ current: 'de-ch', isConsentBannerOpen: false, ...facts })).toBe(opens)
  },
)

test('cookies live as long as specified', () => {
  expect(COOKIE_LIFETIME_MS).toEqual({
    consent: 31_556_926_000,
    voucher: 1_209_600_000,
    language: 31_536_000_000,
  })
})
