import { expect, test } from 'vitest'
import { nearestPoints } from './nearest-points.ts'

test.each([
  ['10117', ['10115', '10999', '20095', '80331']],
  ['80999', ['80331', '20095', '10999', '10115']],
  ['1012 AB', ['10115', '10999', '20095', '80331']],
  ['', ['10115', '10999', '20095', '80331']],
])('near %s the places are %j', (zip, expected) => {
  const places = ['80331', '10999', '20095', '10115'].map((code) => ({ zip: code }))

  expect(nearestPoints(places, zip).map((place) => place.zip)).toEqual(expected)
})
