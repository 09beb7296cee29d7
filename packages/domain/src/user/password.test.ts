import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblems } from './password.ts'
import { isLeaked, leakQuery } from './password-leak.ts'

test.each([
  ['', ['required']],
  ['Kurz', ['minLength']],
  ['Neunzeich', ['minLength']],
  ['Zehnzeiche', []],
  [`Aa${'x'.repeat(28)}`, []],
  [`Aa${'x'.repeat(29)}`, ['maxLength']],
  ['GROSSBUCHSTABEN', ['lowercaseLetter']],
  ['kleinbuchstaben', ['uppercaseLetter']],
  ['Mit Leerzeichen', ['noSpaces']],
  ['Mit\tTabulator', ['noSpaces']],
  ['1234', ['minLength', 'lowercaseLetter', 'uppercaseLetter']],
  ['ÄÖÜäöü1234', []],
])('%j has the problems %j', (password, rules) => {
  const keys = passwordProblems(password).map(({ key }) => key)

  expect(keys).toEqual(rules.map((rule) => `reset-password.fields.new-password.${rule}`))
})

test('a problem names its field and its limit', () => {
  expect(passwordProblems('Kurz', 'register_password')).toEqual([
    {
      path: 'register_password',
      key: 'reset-password.fields.new-password.minLength',
      params: { min: 10 },
    },
  ])
})

const sha1 = '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8'
const suffix = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

test('five characters of the hash leave the browser', () => {
  expect(leakQuery(sha1)).toEqual({ prefix: '5BAA6', suffix })
})

test.each([
  [[suffix], true],
  [[suffix.toLowerCase()], true],
  [['0018A45C4D1DEF81644B54AB7F969B88D65', suffix], true],
  [['0018A45C4D1DEF81644B54AB7F969B88D65'], false],
  [[], false],
  [null, false],
])('with the suffixes %j it is leaked: %s', (suffixes, leaked) => {
  expect(isLeaked(sha1, suffixes)).toBe(leaked)
})

test('prefix and suffix are the whole hash', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{40}$/), (hash) => {
      const query = leakQuery(hash)

      expect(query.prefix + query.suffix).toBe(hash.toUpperCase())
      expect(isLeaked(hash, [query.suffix])).toBe(true)
    }),
  )
})
