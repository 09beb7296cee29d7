import { aCard } from '@shop/ui/product-card/a-card.ts'
import { expect, test } from 'vitest'
import { newOnesFirst } from './new-ones-first.ts'

// A category of four sofas was followed by "Gerade beliebt", which began with the same four sofas.
test('what the page shows already comes last, and both parts keep their order', () => {
  const [sofa, cushion, bed, chair] = [1, 2, 3, 4].map((id) => aCard({ id }))
  const cards = [sofa, cushion, bed, chair].flatMap((card) => card ?? [])

  expect(ids(newOnesFirst(cards, [aCard({ id: 3 }), aCard({ id: 1 })]))).toEqual([2, 4, 1, 3])
})

test('another colour of what is shown counts as shown', () => {
  const shown = aCard({ id: 1, colours: [1, 9].map((id) => ({ id, label: '', swatch: [] })) })

  expect(ids(newOnesFirst([aCard({ id: 9 }), aCard({ id: 2 })], [shown]))).toEqual([2, 9])
})

test('where nothing is shown the order stays', () => {
  expect(ids(newOnesFirst([aCard({ id: 5 }), aCard({ id: 4 })], []))).toEqual([5, 4])
})

function ids(cards: readonly { id: number }[]): number[] {
  return cards.map(({ id }) => id)
}
