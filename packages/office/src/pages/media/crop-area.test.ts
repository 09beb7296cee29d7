import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Corner, largestArea, movedArea, resizedArea, writtenArea } from './crop-area.ts'

const size = { width: 1200, height: 800 }
const whole = { left: 0, top: 0, ...size }

test.each([
  [null, whole],
  [1, { left: 200, top: 0, width: 800, height: 800 }],
  [4 / 5, { left: 280, top: 0, width: 640, height: 800 }],
  [3 / 2, whole],
  [16 / 9, { left: 0, top: 63, width: 1200, height: 675 }],
])('the largest part of ratio %s is in the middle', (ratio, area) => {
  expect(largestArea(size, ratio)).toEqual(area)
})

test('another ratio goes around what was chosen, as far as the picture goes', () => {
  const chosen = { left: 1000, top: 100, width: 200, height: 200 }

  expect(largestArea(size, 1, chosen)).toEqual({ left: 400, top: 0, width: 800, height: 800 })
})

test('a part is moved as far as the picture goes', () => {
  const area = { left: 100, top: 100, width: 400, height: 400 }

  expect(movedArea(area, { x: -20, y: 30 }, size)).toMatchObject({ left: 80, top: 130 })
  expect(movedArea(area, { x: 9999, y: -9999 }, size)).toMatchObject({ left: 800, top: 0 })
})

test('a corner is dragged, and the opposite one stays', () => {
  const area = { left: 100, top: 100, width: 400, height: 400 }
  const dragged = (corner: Corner, x: number, y: number, ratio: number | null = null) =>
    resizedArea(area, { corner, point: { x, y }, ratio }, size)

  expect(dragged({ x: 1, y: 1 }, 300, 250)).toEqual({ left: 100, top: 100, width: 200, height: 150 })
  expect(dragged({ x: -1, y: -1 }, 50, 200)).toEqual({ left: 50, top: 200, width: 450, height: 300 })
  expect(dragged({ x: 1, y: 1 }, 300, 250, 1)).toEqual({ left: 100, top: 100, width: 200, height: 200 })
  expect(dragged({ x: 1, y: 1 }, 9999, 9999, 1)).toEqual({ left: 100, top: 100, width: 700, height: 700 })
})

test('a written side takes the other one along where there is a ratio', () => {
  const area = { left: 100, top: 100, width: 400, height: 400 }

  expect(writtenArea(area, { width: 600 }, { size, ratio: 3 / 2 })).toMatchObject({ width: 600, height: 400 })
  expect(writtenArea(area, { height: 200 }, { size, ratio: 3 / 2 })).toMatchObject({
    width: 300,
    height: 200,
  })
  expect(writtenArea(area, { width: 600 }, { size, ratio: null })).toMatchObject({ width: 600, height: 400 })
  expect(writtenArea(area, { left: 5000 }, { size, ratio: null })).toMatchObject({ left: 800 })
})

test('whatever is dragged, moved and written, the part lies within the picture', () => {
  const number = fc.integer({ min: -3000, max: 3000 })
  const ratio = fc.constantFrom(null, 1, 4 / 5, 3 / 2, 16 / 9)
  const side = fc.integer({ min: 32, max: 3000 })
  const corner = fc.record({ x: fc.constantFrom<-1 | 1>(-1, 1), y: fc.constantFrom<-1 | 1>(-1, 1) })

  fc.assert(
    fc.property(side, side, ratio, corner, number, number, (width, height, chosen, at, x, y) => {
      const picture = { width, height }
      const first = largestArea(picture, chosen)
      const areas = [
        first,
        movedArea(first, { x, y }, picture),
        resizedArea(first, { corner: at, point: { x, y }, ratio: chosen }, picture),
        writtenArea(first, { width: Math.abs(x) }, { size: picture, ratio: chosen }),
        writtenArea(first, { left: Math.abs(y) }, { size: picture, ratio: chosen }),
      ]
      for (const area of areas) {
        expect(Object.values(area).every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(area.left + area.width).toBeLessThanOrEqual(width)
        expect(area.top + area.height).toBeLessThanOrEqual(height)
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})
