import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/markets.ts'
import { countryBox, placeOnPlan, planRatio } from './country-plan.ts'

const GERMANY = { west: 5.852, east: 15.021, south: 47.271, north: 54.906 }

test.each([
  ['the north-west corner', { lat: 54.906, lng: 5.852 }, { x: 0, y: 0 }],
  ['the south-east corner', { lat: 47.271, lng: 15.021 }, { x: 100, y: 100 }],
  ['Hamburg', { lat: 53.5511, lng: 9.9937 }, { x: 45.2, y: 17.7 }],
  ['München', { lat: 48.1372, lng: 11.5755 }, { x: 62.4, y: 88.7 }],
])('%s', (_, place, position) => {
  expect(placeOnPlan(GERMANY, place)).toEqual(position)
})

test.each([
  ['west of it', { lat: 50, lng: 5 }],
  ['north of it', { lat: 55.2, lng: 9 }],
])('%s is not on the plan', (_, place) => {
  expect(placeOnPlan(GERMANY, place)).toBeNull()
})

test('a plan is as wide as its country looks, not as it has degrees', () => {
  expect(planRatio(GERMANY)).toBeCloseTo(0.754, 2)
})

test.each(COUNTRIES)('%s has a plan with its largest cities on it', (country) => {
  const cities = {
    DE: { lat: 52.52, lng: 13.4 },
    AT: { lat: 48.2, lng: 16.37 },
    CH: { lat: 47.38, lng: 8.54 },
    FR: { lat: 48.86, lng: 2.35 },
    BE: { lat: 50.85, lng: 4.35 },
    NL: { lat: 52.37, lng: 4.9 },
  }
  const box = countryBox(country)

  expect(box && placeOnPlan(box, cities[country])).toEqual({ x: expect.any(Number), y: expect.any(Number) })
})
