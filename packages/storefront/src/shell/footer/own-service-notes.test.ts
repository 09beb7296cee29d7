import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { createI18n } from '@shop/i18n/create-i18n'
import { expect, test } from 'vitest'
import { ownServiceNotes } from './own-service-notes.ts'

const FREE_FROM_75 = [{ label: 'frei', versandkosten: 0, ab_bestellwert: 7500 }]

test('the shop promises free parcels, days to send back, and its telephone, as links of the locale', () => {
  expect(notesIn('de-ch', FREE_FROM_75)).toEqual([
    { text: 'Pakete versandkostenfrei ab CHF\u00a075', href: '/de-ch/versand/' },
    { text: '30 Tage Rückgabe', href: '/de-ch/rueckgabe/' },
    { text: 'Beratung: 030 123', href: 'tel:030123' },
  ])
})

test('where nothing is sent free, nothing says so', () => {
  expect(notesIn('de-de', []).map(({ text }) => text)).toEqual(['30 Tage Rückgabe', 'Beratung: 030 123'])
})

function notesIn(locale: Locale, conditions: typeof FREE_FROM_75) {
  const shop = openShop(aBrand('everywhere'), locale)
  return ownServiceNotes(
    {
      shop: {
        ...shop,
        shipping: { ...shop.shipping, conditions },
        returns: { ...shop.returns, days: 30 },
        hotline: { ...shop.hotline, number: '030 123' },
      },
      origins: null,
    },
    createI18n(locale, {}),
  )
}
