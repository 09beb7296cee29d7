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
])('%s leads to %s', (address, target) => {
  expect(pageRedirect(new URL(`http://localhost:3000${address}`), null, true)).toBe(target)
})

test('old Swiss addresses stay where the switch is off', () => {
  expect(pageRedirect(new URL('http://localhost/de-ch/de/sofas/'), null, false)).toBeNull()
})
