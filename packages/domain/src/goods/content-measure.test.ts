import { expect, test } from 'vitest'
import { contentOf, pricedContent } from './content-measure.ts'

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

test.each([
  [
    { unit: 'G', size: 500 },
    { unit: 'KG', size: 0.5 },
  ],
  [
    { unit: 'g', size: 1.1 },
    { unit: 'KG', size: 0.0011 },
  ],
  [
    { unit: 'G', size: 0.0001 },
    { unit: 'KG', size: 0.0000001 },
  ],
  [
    { unit: 'ML', size: 750 },
    { unit: 'LI', size: 0.75 },
  ],
  [
    { unit: 'ml', size: 333 },
    { unit: 'LI', size: 0.333 },
  ],
  [
    { unit: 'CM', size: 150 },
    { unit: 'M', size: 1.5 },
  ],
  [
    { unit: 'KG', size: 0.25 },
    { unit: 'KG', size: 0.25 },
  ],
  [
    { unit: 'M', size: 2 },
    { unit: 'M', size: 2 },
  ],
  [
    { unit: 'QM', size: 1.4 },
    { unit: 'QM', size: 1.4 },
  ],
  [
    { unit: 'ROLL', size: 2 },
    { unit: 'ROLL', size: 2 },
  ],
])('%o is priced as %o', (content, priced) => {
  expect(pricedContent(content)).toEqual(priced)
})
