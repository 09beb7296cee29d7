import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { percentWords } from './percent-sign.ts'

test.each([
  ['de-de', '19\u00a0%', '12,5\u00a0%', '33,333\u00a0%'],
  ['de-ch', '19\u00a0%', '12.5\u00a0%', '33.333\u00a0%'],
  ['fr-fr', '19\u00a0%', '12,5\u00a0%', '33,333\u00a0%'],
  ['nl-be', '19%', '12,5%', '33,333%'],
] as const)('%s writes a rate', (locale, whole, half, third) => {
  const written = [19, 12.5, 100 / 3].map((rate) => percentWords(rate, markets[locale]))

  expect(written).toEqual([whole, half, third])
})
