import { LOCALES } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { paymentMethodName } from '@shop/i18n/payment-method-name'
import { expect, test } from 'vitest'
import { sandboxMethodName } from './sandbox-words.ts'

// It was "Creditcard" in Belgium, and "Carte de crédit" in France, where the checkout says otherwise.
test.each(LOCALES)('%s: a card has the name at the provider that the checkout gave it', (locale) => {
  expect(sandboxMethodName(locale, 'KK')).toBe(paymentMethodName(localeI18n(locale), 'KK'))
})
