import type { Locale } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { inEveryLanguage, localeI18n } from './locale-i18n.ts'
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
