import { expect, test } from 'vitest'
import { normalisedEmail } from './normalised-email.ts'
import { salutationCode } from './salutation-code.ts'

test.each([
  ['m', 0],
  ['f', 2],
  ['n', 3],
  ['d', 4],
  ['x', 0],
  ['', 0],
  ['toString', 0],
  [null, 0],
])('the salutation of %j is %i', (gender, code) => {
  expect(salutationCode(gender)).toBe(code)
})

test('an e-mail address is trimmed and lower-case', () => {
  expect(normalisedEmail(' Anna@Muster.Example\n')).toBe('anna@muster.example')
})
