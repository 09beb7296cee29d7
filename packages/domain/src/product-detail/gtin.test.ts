import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gtinOf, gtinProblem, isGtin, sameGtins } from './gtin.ts'

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

test.each([
  ['4006381333931', null],
  ['96385074', null],
  ['4006381333913', 'checkFigure'],
  ['400638133393', 'checkFigure'],
  ['40063813339', 'length'],
  ['400638133393100', 'length'],
  ['', 'length'],
  ['4006381 333931', 'figures'],
  ['40063813339A1', 'figures'],
])('what is wrong with %j is %s', (text, problem) => {
  expect(gtinProblem(text)).toBe(problem)
})

test.each([
  ['036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ['0036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ['96385074', ['96385074', '000096385074', '0000096385074', '00000096385074']],
  ['10036000291459', ['10036000291459']],
])('%s is the same article as %j', (gtin, same) => {
  expect(sameGtins(gtin)).toEqual(same)
})

test('every writing of a number is a number, and something is wrong exactly where there is none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7,13}$/), (figures) => {
      const gtin = gtinOf(figures)

      expect(gtinProblem(gtin) === null).toBe(isGtin(gtin))
      if (isGtin(gtin)) for (const same of sameGtins(gtin)) expect(isGtin(same)).toBe(true)
    }),
  )
})
