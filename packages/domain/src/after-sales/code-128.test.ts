import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

test('a text has the bars of the standard', () => {
  // The check value of this word is 88, which is what the encyclopedia draws.
  const widths = code128('Wikipedia')

  expect(widths.slice(0, 6).join('')).toBe('211214')
  expect(widths.slice(-13, -7).join('')).toBe('421211')
  expect(widths.slice(-7).join('')).toBe('2331112')
})

test('every sign is eleven modules wide, and no two are alike', () => {
  const text = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

  const widths = code128(text)
  const signs = Array.from({ length: 96 }, (_, index) => widths.slice(index * 6, index * 6 + 6))

  expect(signs.every((sign) => sign.reduce((sum, width) => sum + width, 0) === 11)).toBe(true)
  expect(new Set(signs.map((sign) => sign.join(''))).size).toBe(96)
})

test('bars and gaps of any text are one to four modules wide', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => {
      const widths = code128(text)

      expect(widths).toHaveLength((text.length + 2) * 6 + 7)
      expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true)
    }),
  )
})

test.each(['Ärger', 'a\nb', '€'])('%j has no bars', (text) => {
  expect(() => code128(text)).toThrow('set B')
})
