import { expect, test } from 'vitest'
import { articleSums } from './article-sums.ts'

test('units add up by article, along the shelves', () => {
  const line = (variantId: number, place: string | null, quantity: number, picked = 0) => ({
    variantId,
    place,
    quantity,
    picked,
  })

  const sums = articleSums([
    line(3, null, 1),
    line(1, 'A-10', 2, 1),
    line(2, 'A-9', 1),
    line(1, 'A-10', 3, 3),
    line(4, 'A-9', 1),
  ])

  expect(sums).toEqual([
    { variantId: 2, place: 'A-9', units: 1, picked: 0, lines: 1 },
    { variantId: 4, place: 'A-9', units: 1, picked: 0, lines: 1 },
    { variantId: 1, place: 'A-10', units: 5, picked: 4, lines: 2 },
    { variantId: 3, place: null, units: 1, picked: 0, lines: 1 },
  ])
})
