import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gtinOf, isGtin } from './gtin.ts'

test.each([
  ['4006381333931', true],
  ['4006381333930', false],
  ['96385074', true],
  ['036000291452', true],
  ['10036000291459', true],
  ['963850740', false],
  ['40063813339A1', false],
  ['', false],
])('%s is a trade item number: %s', (text, is) => {
  expect(isGtin(text)).toBe(is)
})

test('figures with their last one are a number, with any other they are none', () => {
  const figures = fc.stringMatching(/^\d{12}$/)

  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 9 }), (twelve, off) => {
      const gtin = gtinOf(twelve)
      const last = (Number(gtin.at(-1)) + off) % 10

      expect(isGtin(gtin)).toBe(true)
      expect(isGtin(`${twelve}${last}`)).toBe(false)
    }),
  )
})
