import { expect, test } from 'vitest'
import { loggedPath } from './request-log.ts'

test.each([
  ['/suche/?q=my+name', '/suche/'],
  ['/sandbox/pay/abc.def/', '/sandbox/pay/…/'],
  ['/api/checkout/express/wallet/abc/', '/api/checkout/express/wallet/…/'],
  ['/api/payments/adyen/return/tok/?sessionResult=x', '/api/payments/adyen/return/…/'],
  ['/api/checkout/order/secret-token/', '/api/checkout/order/…/'],
  ['/api/shop/basket/get/basket_1101_9f/', '/api/shop/basket/get/…/'],
  ['/fr-ch/konto/bestellung/LH-1001/', '/fr-ch/konto/bestellung/…/'],
  ['/konto/neues-passwort/?hash=secret', '/konto/neues-passwort/'],
  ['/p/sofa-grau-1000/', '/p/sofa-grau-1000/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
