import { redirectTarget } from '@shop/domain/link/redirect-target'
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

test('who is signed in passes', async () => {
  expect(await guard(true)(aRequest('/konto/'))).toBeNull()
})

test('when the database is gone the page is shown, which says so itself', async () => {
  const errors: string[] = []
  const broken = accountGuard({
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

    const wish = new URL(answer?.headers.get('location') ?? '', 'https://shop.example').searchParams
    const target = redirectTarget(wish.get('redirect') ?? undefined, '/konto/')
    expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
    expect(target.startsWith('/konto/')).toBe(true)
  },
)

function guard(isIn: boolean) {
  return accountGuard({ origins: null, isSignedIn: async () => isIn, headers: {}, onError: () => undefined })
}

function aRequest(path: string): Request {
  return new Request(`https://shop.example${path}`)
}
