import { expect, test } from 'vitest'
import { resetRedirect } from './reset-path.ts'

test.each([
  ['fr', '/compte/nouveau-mot-de-passe/', '/konto/neues-passwort/'],
  ['nl', '/account/nieuw-wachtwoord/', '/konto/neues-passwort/'],
  ['de', '/konto/neues-passwort/', null],
  ['fr', '/konto/neues-passwort/', null],
  ['de', '/compte/nouveau-mot-de-passe/', null],
  ['nl', '/account/', null],
] as const)('in %s, %s leads to %s', (language, path, target) => {
  expect(resetRedirect(path, { language })).toBe(target)
})
