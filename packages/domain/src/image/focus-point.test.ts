import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusPosition, formatFocus, parseFocus } from './focus-point.ts'

const SIZE = { width: 800, height: 400 }

test.each([
  ['a pixel', '200x100:201x101', { x: 25, y: 25 }],
  ['a face: the middle of its frame', '400x0:800x200', { x: 75, y: 25 }],
  ['corners the other way round', '800x200:400x0', { x: 75, y: 25 }],
  ['the first pixel', '0x0:1x1', { x: 0, y: 0 }],
  ['the last pixel', '799x399:800x400', { x: 100, y: 100 }],
  ['nothing', '', null],
  ['words', 'left', null],
  ['half of it', '200x100', null],
  ['a negative one', '-20x100:201x101', null],
  ['percent', '25% 25%', null],
  ['outside of the picture', '900x100:901x101', null],
  ['below the picture', '200x500:201x501', null],
  ['what would be more than a number', '200x100:201x101;x', null],
])('%s: %s', (_, focus, point) => {
  expect(parseFocus(focus, SIZE)).toEqual(point)
})

test('without the size of a picture nothing is known of it', () => {
  expect(parseFocus('0x0:1x1', { width: 0, height: 400 })).toBeNull()
})

test.each([
  [{ x: 25, y: 25 }, '200x100:201x101', '25% 25%'],
  [{ x: 0, y: 0 }, '0x0:1x1', '0% 0%'],
  [{ x: 100, y: 100 }, '799x399:800x400', '100% 100%'],
])('%j is written as %s, and drawn as %s', (point, focus, position) => {
  expect(formatFocus(point, SIZE)).toBe(focus)
  expect(focusPosition(point)).toBe(position)
})

const percent = fc.integer({ min: 0, max: 100 })

test('what is written is read as it was, in every picture with more pixels than percent', () => {
  const side = fc.integer({ min: 101, max: 20_000 })

  fc.assert(
    fc.property(percent, percent, side, side, (x, y, width, height) => {
      const size = { width, height }
      expect(parseFocus(formatFocus({ x, y }, size), size)).toEqual({ x, y })
    }),
  )
})

test('in a smaller one it is off by less than a pixel, and never outside', () => {
  const side = fc.integer({ min: 1, max: 100 })

  fc.assert(
    fc.property(percent, side, (x, width) => {
      const read = parseFocus(formatFocus({ x, y: x }, { width, height: width }), { width, height: width })
      expect(Math.abs((read?.x ?? Number.NaN) - x)).toBeLessThanOrEqual(100 / width)
    }),
  )
})
