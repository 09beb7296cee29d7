import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { browserShop } from './browser-shop.ts'
import { openShop } from './shop.ts'

test('a browser is told what pages show, and neither bank accounts nor the looks of mails', () => {
  const shop = openShop(aBrand('everywhere'), 'de-de')

  const sent = browserShop(shop)

  expect(sent.name).toBe(shop.name)
  expect(Object.keys(sent.legal)).toEqual(['name', 'street', 'city', 'country', 'vatId', 'email'])
  const { expressPayment, pickupPoints, ...told } = shop.features
  expect([expressPayment, pickupPoints]).toEqual([true, true])
  expect(sent.features).toEqual(told)
  expect(Object.keys(sent)).not.toContain('bank')
  expect(Object.keys(sent)).not.toContain('mail')
  expect(Object.keys(sent)).not.toContain('orderNumberPrefix')
  expect(Object.keys(sent)).not.toContain('navigationRoots')
  expect(shop.bank).toBeDefined()
})
