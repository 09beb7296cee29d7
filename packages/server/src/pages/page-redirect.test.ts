import { parseShopOrigins } from '@shop/domain/origin/shop-origins'
import { expect, test } from 'vitest'
import { pageRedirect } from './page-redirect.ts'

test.each([
  ['/', null],
  ['/suche/?q=sofa', null],
  ['/suche?q=sofa+bed', '/suche/?q=sofa+bed'],
  ['/wohnen/sofas', '/wohnen/sofas/'],
  ['/fr-ch', '/fr-ch/'],
  ['/fr-ch/warenkorb', '/fr-ch/warenkorb/'],
  ['/marke+name/', '/marke%20name/'],
  ['/home/', '/'],
  ['/home', '/'],
  ['/de-at/home/', '/de-at/'],
  ['/de-ch/de/sofas/', '/de-ch/sofas/'],
  ['/de/sofas/', null],
  ['/fr-fr/compte/nouveau-mot-de-passe/?hash=aB_-1', '/fr-fr/konto/neues-passwort/?hash=aB_-1'],
  ['/nl-be/account/nieuw-wachtwoord?hash=aB_-1', '/nl-be/konto/neues-passwort/?hash=aB_-1'],
  ['/nl-nl/konto/neues-passwort/?hash=aB_-1', null],
  ['//evil.example/x', '/evil.example/x/'],
  ['/de-de/', '/'],
  ['/de-de/wohnen/sofas/?page=2', '/wohnen/sofas/?page=2'],
  ['/de-de/wohnen', '/wohnen/'],
  ['/xx-yy/wohnen/', '/wohnen/'],
  ['/category-pages/wohnen/', '/wohnen/'],
  ['/fr-ch/category-pages/wohnen/', '/fr-ch/wohnen/'],
  ['/de-de/home/', '/'],
  ['/de-de//evil.example/x/', '/evil.example/x/'],
])('%s leads to %s', (address, target) => {
  expect(pageRedirect(new URL(`http://localhost:3000${address}`), null, true)).toBe(target)
})

test('old Swiss addresses stay where the switch is off', () => {
  expect(pageRedirect(new URL('http://localhost/de-ch/de/sofas/'), null, false)).toBeNull()
})

test.each([
  ['https://shop.example/de-at/wohnen/?page=2', 'https://shop.at/wohnen/?page=2'],
  ['https://shop.example/fr-ch/', 'https://shop.ch/fr/'],
  ['https://shop.at/de-at/wohnen/', '/wohnen/'],
  ['https://shop.ch/fr/de-at/wohnen/', 'https://shop.at/wohnen/'],
  ['https://shop.ch/fr/wohnen/', null],
  ['https://shop.example/nl-nl/wohnen/', null],
])('with hosts of their own %s leads to %s', (address, target) => {
  const origins = parseShopOrigins(
    '{"de-de":"https://shop.example","de-at":"https://shop.at","fr-ch":"https://shop.ch/fr/"}',
  )

  expect(pageRedirect(new URL(address), origins, false)).toBe(target)
})
