import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  colourSwatches,
  isSwatchColour,
  MANY_COLOURS,
  MOST_SWATCHES,
  SWATCH_COLOURS,
} from './colour-swatches.ts'

const NAMES =
  'schwarz grau gruen braun beige blau gelb rot orange rosa weiss hellblau mehrfarbig natur denim tuerkis gold khaki pink lila silber transparent'.split(
    ' ',
  )

test('every colour name of the specification has a swatch, and no other', () => {
  expect(Object.keys(SWATCH_COLOURS).sort()).toEqual(NAMES.toSorted())
})

test('many colours are four quarters', () => {
  expect(MANY_COLOURS).toHaveLength(4)
  for (const colour of MANY_COLOURS) expect(SWATCH_COLOURS.mehrfarbig).toContain(colour)
})

test.each([
  ['natur', true],
  ['petrol', false],
  ['#8fa98b', true],
  ['#8FA98B', false],
  ['#8fa98b;background:url(x)', false],
  ['constructor', false],
  ['', false],
])('a swatch can show %j: %j', (name, isKnown) => {
  expect(isSwatchColour(name)).toBe(isKnown)
})

test.each<[string, string[][], string[][], number]>([
  ['no list', [], [], 0],
  ['one list', [['natur']], [], 0],
  ['two lists', [['natur'], ['rot']], [['natur'], ['rot']], 0],
  ['a list of two colours', [['natur', 'gold'], ['rot']], [['natur', 'gold'], ['rot']], 0],
  ['a list with an unknown colour', [['natur'], ['rot'], ['petrol', 'weiss']], [['natur'], ['rot']], 0],
  ['one known list and one unknown', [['natur'], ['petrol']], [], 0],
  ['an empty list', [['natur'], [], ['rot']], [['natur'], ['rot']], 0],
  ['six lists', NAMES.slice(0, 6).map((name) => [name]), NAMES.slice(0, 5).map((name) => [name]), 1],
  ['all colours', NAMES.map((name) => [name]), NAMES.slice(0, 5).map((name) => [name]), 17],
])('%s: what is shown and how many more', (_, colorsList, shown, more) => {
  expect(colourSwatches(colorsList)).toEqual({ shown, more })
})

test('never one swatch alone, never more than five, and none gets lost', () => {
  const lists = fc.array(fc.array(fc.constantFrom(...NAMES, 'petrol'), { maxLength: 3 }), { maxLength: 12 })

  fc.assert(
    fc.property(lists, (colorsList) => {
      const { shown, more } = colourSwatches(colorsList)
      const known = colorsList.filter((names) => names.length > 0 && !names.includes('petrol')).length

      expect(shown.length).not.toBe(1)
      expect(shown.length).toBeLessThanOrEqual(MOST_SWATCHES)
      expect(shown.length + more).toBe(known > 1 ? known : 0)
    }),
  )
})
