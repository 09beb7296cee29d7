import type { Locale } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { inEveryLanguage, localeI18n, sharedMessages } from './locale-i18n.ts'
import { paymentMethodName } from './payment-method-name.ts'

test.each<{ locale: Locale; name: string }>([
  { locale: 'de-at', name: 'Vorkasse' },
  { locale: 'de-ch', name: 'Vorauszahlung' },
  { locale: 'fr-ch', name: 'Paiement anticipé' },
  { locale: 'fr-fr', name: 'Virement bancaire' },
  { locale: 'nl-be', name: 'Vooruitbetaling' },
])('what no page shows has the word of the region, too: $name in $locale', ({ locale, name }) => {
  expect(paymentMethodName(localeI18n(locale), 'V')).toBe(name)
})

test('Switzerland reads its own spelling', () => {
  const street = (locale: Locale) => localeI18n(locale).t({ id: 'address.street' })

  expect(street('de-de')).toBe('Straße')
  expect(street('de-ch')).toBe('Strasse')
})

test('a name that looks like a placeholder or like markup is only a name', () => {
  const said = localeI18n('fr-be').t({ id: 'mail.greeting', values: { name: "{name} '<b>' #" } })

  expect(said).toBe("Bonjour {name} '<b>' #,")
})

test('a text for every language has the words of none of its regions', () => {
  expect(inEveryLanguage((i18n) => paymentMethodName(i18n, 'KK'))).toEqual({
    de: 'Kreditkarte',
    fr: 'Carte bancaire',
    nl: 'Creditcard',
  })
})

// An amount is one thing in Dutch: "€ 59,90 worden niet afgeschreven" is no sentence.
test('what happens to money that goes back is said of one amount in Dutch', () => {
  const refunds = Object.entries(sharedMessages('nl-nl')).filter(([id]) => id.startsWith('refund.'))

  expect(refunds.length).toBeGreaterThan(5)
  for (const [id, message] of refunds)
    expect([id, String(message)]).toEqual([id, expect.stringMatching(/^(?:is|staat|gaat|wordt|hoeft|kon) /)])
})

// The title above it is worded by the brand: "Elle a peut-être changé d’adresse" had nobody to speak of.
test('the French text of a missing page names the page itself', () => {
  expect(localeI18n('fr-fr').t({ id: 'error.notFoundText' })).toMatch(/^La page /)
})
