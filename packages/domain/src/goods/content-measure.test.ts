import { expect, test } from 'vitest'
import { contentOf } from './content-measure.ts'

test.each([
  ['100', 'g', { unit: 'KG', size: 0.1 }],
  ['1,5', 'kg', { unit: 'KG', size: 1.5 }],
  ['0.001', 'g', { unit: 'KG', size: 0.000001 }],
  ['330', 'ml', { unit: 'LI', size: 0.33 }],
  ['0,75', 'l', { unit: 'LI', size: 0.75 }],
  [' 2.25 ', 'm2', { unit: 'QM', size: 2.25 }],
] as const)('%j %s is the content %o', (amount, measure, content) => {
  expect(contentOf(amount, measure)).toEqual(content)
})

test.each(['', '0', '0,000', '-1', '1.000,5', 'viel', '1e3', '12345678', '0,0001'])(
  '%j is no content',
  (amount) => {
    expect(contentOf(amount, 'kg')).toBeNull()
  },
)
