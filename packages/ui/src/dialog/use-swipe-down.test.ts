import { expect, test } from 'vitest'
import { distance } from './use-swipe-down.ts'

test.each([
  { name: 'straight down', end: { x: 0, y: 90 }, pixels: 90 },
  { name: 'a tremble', end: { x: 0, y: 10 }, pixels: 0 },
  { name: 'up', end: { x: 0, y: -90 }, pixels: 0 },
  { name: 'more sideways than down', end: { x: 100, y: 90 }, pixels: 0 },
])('$name pulls by $pixels px', ({ end, pixels }) => {
  expect(distance({ x: 0, y: 0 }, end)).toBe(pixels)
})

test('a touch that began inside scrolled content pulls nothing', () => {
  expect(distance(null, { x: 0, y: 200 })).toBe(0)
})
