import { expect, test } from 'vitest'
import { isSameToken } from './same-token.ts'

test.each<[string | null, boolean]>([
  ['geheim', true],
  ['geheiM', false],
  ['geheim2', false],
  ['gehei', false],
  ['', false],
  [null, false],
])('%j is the token: %s', (given, isSame) => {
  expect(isSameToken(given, 'geheim')).toBe(isSame)
})
