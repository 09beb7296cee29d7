import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { type BrandOf, defineBrand } from './define-brand.ts'
import { bankAccount, openShop } from './shop.ts'

const whole = aBrand('everywhere')
const small: BrandOf<'de-de' | 'fr-fr'> = {
  ...whole,
  locales: ['de-de', 'fr-fr'],
  shopIds: { 'de-de': 1, 'fr-fr': 2 },
  checkoutLoginFirstView: { 'de-de': 'login', 'fr-fr': 'guest' },
  hotlines: {
    DE: { number: '+49 30', hours: { de: '9 bis 17 Uhr' } },
    FR: { number: '+33 1', hours: { fr: 'de 9 h à 17 h' } },
  },
  legal: { DE: whole.legal.DE, FR: whole.legal.FR },
  shipping: { DE: whole.shipping.DE, FR: whole.shipping.FR },
  bank: { EUR: whole.bank.EUR },
}

test('a brand of two locales says nothing of other countries, languages and currencies', () => {
  const brand = defineBrand(small)

  expect(openShop(brand, 'fr-fr')).toMatchObject({
    shopId: 2,
    checkoutLoginFirstView: 'guest',
    hotline: { number: '+33 1', hours: 'de 9 h à 17 h' },
    legal: whole.legal.FR,
  })
})

test('a country with two languages has its company in the words of each', () => {
  const swiss: BrandOf<'de-ch' | 'fr-ch'> = {
    ...whole,
    locales: ['de-ch', 'fr-ch'],
    shopIds: { 'de-ch': 1, 'fr-ch': 2 },
    checkoutLoginFirstView: { 'de-ch': 'login', 'fr-ch': 'login' },
    hotlines: { CH: { number: '+41 44', hours: { de: '9 bis 17 Uhr', fr: 'de 9 h à 17 h' } } },
    legal: { CH: { ...whole.legal.CH, vatId: 'CHE-1 MWST' } },
    legalWords: { 'fr-ch': { vatId: 'CHE-1 TVA', country: 'Suisse' } },
    shipping: { CH: whole.shipping.CH },
    bank: { CHF: whole.bank.CHF },
  }
  const brand = defineBrand(swiss)

  expect(openShop(brand, 'de-ch').legal.vatId).toBe('CHE-1 MWST')
  expect(openShop(brand, 'fr-ch').legal).toEqual({
    ...whole.legal.CH,
    vatId: 'CHE-1 TVA',
    country: 'Suisse',
  })
})

test('the compiler asks a brand for its own countries and currencies', () => {
  // @ts-expect-error France has no company that sells there
  const withoutCompany: BrandOf<'de-de' | 'fr-fr'> = { ...small, legal: { DE: whole.legal.DE } }
  // @ts-expect-error francs have no account
  const withoutAccount: Pick<BrandOf<'de-ch'>, 'bank'> = { bank: { EUR: whole.bank.EUR } }

  expect([withoutCompany, withoutAccount]).toHaveLength(2)
})

test('a shop where the brand does not sell is not opened, nor an account invented', () => {
  expect(() => openShop(small, 'de-ch')).toThrow(
    'Muster has nothing for CH in hotlines: add it to its brand.ts',
  )
  expect(() => bankAccount(small, 'CHF')).toThrow('nothing for CHF in bank')
})
