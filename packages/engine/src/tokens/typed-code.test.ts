import { expect, test } from 'vitest'
import { typedCode } from './typed-code.ts'

test('a code has its length, and no character that looks like another', () => {
  const codes = Array.from({ length: 500 }, () => typedCode(16))

  expect(codes.every((code) => /^[2-9A-HJKMNP-Z]{16}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('')).size).toBe(31)
})
