import { expect, test } from 'vitest'
import { CODE_INCOMPLETE, normalisedSignInCode, signInCodeProblems } from './sign-in-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['12–34.56', '123456'],
  ['001200', '001200'],
])('„%s“ is typed for %s', (typed, code) => {
  expect(normalisedSignInCode(typed)).toBe(code)
  expect(signInCodeProblems('code', typed)).toEqual([])
})

test.each(['', '   ', '12345', '1234567', '12345a', '١٢٣٤٥٦', 'Code 123456'])('„%s“ is no code', (typed) => {
  expect(signInCodeProblems('code', typed)).toMatchObject([{ path: 'code', key: CODE_INCOMPLETE }])
})
