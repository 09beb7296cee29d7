import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { serviceContact, setShop } from './set-shop.ts'
import { openShop } from './shop.ts'

const shop = openShop(aBrand('nowhere'), 'fr-ch')
const shipping = { frachtkosten: 690, freight: 5900, cashOnDelivery: 0, conditions: [] }

test('where nothing is set the shop is the one of the brand', () => {
  expect(setShop(shop, {})).toBe(shop)
})

test('what is set counts, and everything else is as the brand says', () => {
  const service = { phone: '+41 44 1', hours: '9 à 17 h', email: 'service@shop.example' }

  const set = setShop(shop, {
    shipping,
    service,
    delivery: { instantUpToDays: 2 },
    returns: { days: 60 },
    navigationRoots: ['tee'],
  })

  expect(serviceContact(set)).toEqual(service)
  expect(set).toEqual({
    ...shop,
    shipping,
    delivery: { instantUpToDays: 2 },
    returns: { days: 60 },
    navigationRoots: ['tee'],
    hotline: { number: '+41 44 1', hours: '9 à 17 h' },
    legal: { ...shop.legal, email: 'service@shop.example' },
  })
})

test('shipping alone leaves the service alone', () => {
  expect(setShop(shop, { shipping })).toEqual({ ...shop, shipping })
})
