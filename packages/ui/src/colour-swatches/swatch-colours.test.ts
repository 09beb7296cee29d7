import { expect, test } from 'vitest'
import { SWATCH_COLOURS, swatchBackground } from './swatch-colours.ts'

test('every colour name of the specification has a swatch', () => {
  const names =
    'schwarz grau gruen braun beige blau gelb rot orange rosa weiss hellblau mehrfarbig natur denim tuerkis gold khaki pink lila silber transparent'

  expect(Object.keys(SWATCH_COLOURS).sort()).toEqual(names.split(' ').sort())
})

test('one name is its colour', () => {
  expect(swatchBackground(['natur'])).toBe(SWATCH_COLOURS.natur)
})

test('two names share the swatch in halves', () => {
  expect(swatchBackground(['schwarz', 'gold'])).toBe(
    'conic-gradient(from 45deg, #262523 0deg 180deg, #c9a35c 180deg 360deg)',
  )
})

test.each([[[]], [['blaugruen']], [['schwarz', 'blaugruen']]])('%j has no swatch', (names) => {
  expect(swatchBackground(names)).toBeNull()
})
