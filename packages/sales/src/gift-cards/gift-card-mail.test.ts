import { LOCALES } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { testBrand } from '@shop/engine/testing/test-brand'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { expect, test } from 'vitest'
import { giftCardMail } from './gift-card-mail.ts'

// The mail spoke of a code; the form in the basket asked for the number of the card.
test.each(LOCALES)('in %s the mail calls the card’s number what the basket calls it', (locale) => {
  const i18n = localeI18n(locale)
  const [number, pin] = [i18n.t({ id: 'giftcard.code' }), i18n.t({ id: 'giftcard.pin' })]

  const { text } = giftCardMail(openShop(testBrand, locale), {
    to: 'anna@example.org',
    secret: { code: 'HP3H-T5SA-M7WV-7NER', pin: '263616' },
    amount: 5000,
    expiresAt: new Date('2029-12-31T23:59:59.000Z'),
    orderNumber: 'MU00000007',
    address: 'https://shop.example/warenkorb/',
  })

  expect(text).toMatch(new RegExp(`^${number}\\s?: HP3H-T5SA-M7WV-7NER$`, 'm'))
  expect(text).toMatch(new RegExp(`^${pin}\\s?: 263616$`, 'm'))
  expect(text.toLowerCase()).toContain(`${number} `.toLowerCase())
  expect(text).not.toMatch(/\b[Cc]ode (?:und|et|en)\b/)
})
