import { PAGES } from '@shop/domain/link/pages'
import { redirectTarget } from '@shop/domain/link/redirect-target'
import { LOCALES, type Locale } from '@shop/domain/market/markets'
import { aPageAddress } from '@shop/domain/testing/a-page-address'
import { expect, test } from 'vitest'
import { accountGuard } from './account-guard.ts'

test.each([
  ['/konto/', '/login/?redirect=%2Fkonto%2F'],
  ['/konto/bestellung/LH00000042/', '/login/?redirect=%2Fkonto%2Fbestellung%2FLH00000042%2F'],
  ['/fr-ch/konto/adressbuch/', '/fr-ch/login/?redirect=%2Fkonto%2Fadressbuch%2F'],
  ['/konto/bestellungen/?seite=2', '/login/?redirect=%2Fkonto%2Fbestellungen%2F%3Fseite%3D2'],
])('who is not signed in goes from %s to %s', async (path, location) => {
  const answer = await guard(false)(aRequest(path))

  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe(location)
  expect(answer?.headers.get('cache-control')).toBe('private, no-store')
})

test.each(['/konto/neues-passwort/?hash=abc', '/kontakt/', '/konto', '/warenkorb/'])(
  '%s is open to everybody',
  async (path) => {
    expect(await guard(false)(aRequest(path))).toBeNull()
  },
)

test.each(Object.entries(PAGES))('%s is guarded as its row says', async (_, row) => {
  const answer = await guard(false)(aRequest(aPageAddress(row)))

  expect(answer !== null).toBe(row.needsSignIn)
})

test('who is signed in passes', async () => {
  expect(await guard(true)(aRequest('/konto/'))).toBeNull()
})

// It led to a sign-in in a locale that the brand does not sell in, where nothing is.
test.each(['/de-at/konto/', '/nl-nl/konto/bestellungen/'])(
  'where the brand does not sell, %s is nobody’s account: the page says that nothing is there',
  async (path) => {
    expect(await guard(false, ['de-de', 'fr-fr'])(aRequest(path))).toBeNull()
  },
)

test('when the database is gone the page is shown, which says so itself', async () => {
  const errors: string[] = []
  const broken = accountGuard({
    locales: LOCALES,
    origins: null,
    isSignedIn: () => Promise.reject(new Error('gone')),
    headers: {},
    onError: (what) => errors.push(what),
  })

  expect(await broken(aRequest('/konto/'))).toBeNull()
  expect(errors).toHaveLength(1)
})

test.each(['/konto//evil.example/', '/konto/..%2f..%2f/evil.example/', '/konto/\\evil.example/'])(
  '%s leads nowhere else after the sign-in',
  async (path) => {
    const answer = await guard(false)(aRequest(path))

    const query = new URL(answer?.headers.get('location') ?? '', 'https://shop.example').searchParams
    const target = redirectTarget(query.get('redirect') ?? undefined, '/konto/')
    expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
    expect(target.startsWith('/konto/')).toBe(true)
  },
)

function guard(isIn: boolean, locales: readonly Locale[] = LOCALES) {
  return accountGuard({
    locales,
    origins: null,
    isSignedIn: async () => isIn,
    headers: {},
    onError: () => undefined,
  })
}

function aRequest(path: string): Request {
  return new Request(`https://shop.example${path}`)
}
