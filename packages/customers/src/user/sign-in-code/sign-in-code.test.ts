import { expect, test } from 'vitest'
import { isSameHash, newSignInCode, signInCodeHash } from './sign-in-code.ts'

test('every code has six digits, those of a small number as well', () => {
  const codes = Array.from({ length: 2000 }, newSignInCode)

  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test('the same code of another browser has another digest', () => {
  const hash = signInCodeHash('ticket', '123456')

  expect(hash).not.toContain('123456')
  expect(isSameHash(hash, signInCodeHash('ticket', '123456'))).toBe(true)
  expect(isSameHash(hash, signInCodeHash('other', '123456'))).toBe(false)
  expect(isSameHash(hash, signInCodeHash('ticket', '123457'))).toBe(false)
  expect(isSameHash(hash, '')).toBe(false)
})
