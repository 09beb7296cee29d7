import { expect, test } from 'vitest'
import { swatchBackground } from './swatch-background.ts'

test('one name is its colour', () => {
  expect(swatchBackground(['natur'])).toBe('#cfab80')
})

test('a colour that the shop has given is drawn as it is, and shares a swatch with names', () => {
  expect(swatchBackground(['#8fa98b'])).toBe('#8fa98b')
  expect(swatchBackground(['#8fa98b', 'gold'])).toBe(
    'conic-gradient(from 45deg, #8fa98b 0deg 180deg, #c9a35c 180deg 360deg)',
  )
})

test('two names share the swatch in halves', () => {
  expect(swatchBackground(['schwarz', 'gold'])).toBe(
    'conic-gradient(from 45deg, #262523 0deg 180deg, #c9a35c 180deg 360deg)',
  )
})

test('a gradient among several is shown by its first colour', () => {
  expect(swatchBackground(['schwarz', 'transparent'])).toContain('#e2e0dc 180deg 360deg')
})
