import { expect, test, vi } from 'vitest'
import { hashedEmail } from './hashed-email.ts'

test('an address is trimmed and lower-cased before it is hashed', async () => {
  // SHA-256 of "anna@muster.example"
  const expected = await hashedEmail('anna@muster.example')

  expect(expected).toMatch(/^[0-9a-f]{64}$/)
  expect(await hashedEmail(' Anna@Muster.Example ')).toBe(expected)
})

test('the hash is a SHA-256', async () => {
  expect(await hashedEmail('ABC')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('no address and no crypto make no hash, and no error', async () => {
  expect(await hashedEmail(' ')).toBeNull()

  vi.stubGlobal('crypto', {})
  expect(await hashedEmail('anna@muster.example')).toBeNull()
  vi.unstubAllGlobals()
})
