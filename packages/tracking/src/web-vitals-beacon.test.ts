import { expect, test } from 'vitest'
import type { MetricWithAttribution } from 'web-vitals/attribution'
import { measuredMetric } from './web-vitals-beacon.ts'

const shift = {
  id: 'v1',
  name: 'CLS',
  value: 0.123456,
  rating: 'needs-improvement',
  delta: 0,
  entries: [],
  navigationType: 'navigate',
  attribution: { largestShiftTarget: '#a>img', largestShiftTime: 12.34567, largestShiftEntry: undefined },
} as unknown as MetricWithAttribution

test('a measurement says its number and what was to blame', () => {
  expect(measuredMetric(shift)).toEqual({
    name: 'CLS',
    value: 0.123,
    rating: 'needs-improvement',
    attribution: { largestShiftTarget: '#a>img', largestShiftTime: 12.346 },
  })
})

test('a picture is named without what its address asks, and a long fact is cut', () => {
  const attribution = {
    url: 'https://shop.example/i/a.webp?who=anna',
    target: 'x'.repeat(900),
    endless: Infinity,
  }
  const measured = measuredMetric({ ...shift, attribution } as unknown as MetricWithAttribution)

  expect(measured?.attribution.url).toBe('https://shop.example/i/a.webp')
  expect(String(measured?.attribution.target)).toHaveLength(200)
  expect(measured?.attribution).not.toHaveProperty('endless')
})
