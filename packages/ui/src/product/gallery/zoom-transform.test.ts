import { expect, test } from 'vitest'
import { fitted, LARGEST_SCALE, panned, WHOLE, type ZoomBounds, zoomedTo } from './zoom-transform.ts'

const phone: ZoomBounds = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 400 } }

test.each([
  [
    { width: 400, height: 800 },
    { width: 1000, height: 1000 },
    { width: 400, height: 400 },
  ],
  [
    { width: 1440, height: 900 },
    { width: 1000, height: 1000 },
    { width: 900, height: 900 },
  ],
  [
    { width: 400, height: 400 },
    { width: 800, height: 400 },
    { width: 400, height: 200 },
  ],
])('%j holds a picture of %j as %j', (frame, picture, expected) => {
  expect(fitted(frame, picture)).toEqual(expected)
})

test('the place under the fingers stays under them', () => {
  const zoomed = zoomedTo(WHOLE, 3, { x: 100, y: 0 }, phone)

  // The place that was 100 px right of the middle is 300 px away now, so the picture went 200 px to the left.
  expect(zoomed).toEqual({ scale: 3, x: -200, y: 0 })
})

test.each([
  [0.2, 1],
  [1, 1],
  [2, 2],
  [99, LARGEST_SCALE],
])('a wish for %f becomes %f', (wanted, scale) => {
  expect(zoomedTo(WHOLE, wanted, { x: 0, y: 0 }, phone).scale).toBe(scale)
})

test('a picture that is whole again stands in the middle', () => {
  const close = zoomedTo(WHOLE, 4, { x: 150, y: 100 }, phone)

  expect(zoomedTo(close, 1, { x: -30, y: 20 }, phone)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('it is moved no further than its edges', () => {
  const close = zoomedTo(WHOLE, 3, { x: 0, y: 0 }, phone)

  expect(panned(close, { x: 9999, y: 9999 }, phone)).toEqual({ scale: 3, x: 400, y: 200 })
  expect(panned(close, { x: -9999, y: -9999 }, phone)).toEqual({ scale: 3, x: -400, y: -200 })
  expect(panned(WHOLE, { x: 50, y: 50 }, phone)).toEqual(WHOLE)
})

test('as long as it is lower than the screen it does not move up or down', () => {
  const twice = zoomedTo(WHOLE, 2, { x: 0, y: 0 }, phone)

  expect(panned(twice, { x: 10, y: 300 }, phone)).toEqual({ scale: 2, x: 10, y: 0 })
})
