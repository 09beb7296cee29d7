import { aCard } from '@shop/ui/product-card/a-card.ts'
import { expect, test } from 'vitest'
import { type ListedCards, trackedPlaces } from './tracked-places.ts'

// On a phone the first card begins below the fold: who follows it at once has not seen half of the list.
test('a card that is chosen before its list was seen tells the list first, and being seen tells it no second time', () => {
  const places = trackedPlaces()
  const part = aList(1, 2, 3)

  expect(places.chosen(part, 1)).toEqual(part)
  expect(places.seen(part)).toBeNull()
  expect(places.chosen(part, 2)).toBeNull()
})

test('a list that was seen is told once, whatever is chosen from it afterwards', () => {
  const places = trackedPlaces()
  const part = aList(1, 2, 3)

  expect(places.seen(part)).toEqual(part)
  expect(places.chosen(part, 0)).toBeNull()
})

test.each([
  ['other products', aList(1, 4)],
  ['the same product in another list', { ...aList(1), list: { id: 'other', name: 'Other', campaign: null } }],
  ['the same product further down', { ...aList(1), before: 24 }],
])('%s are another thing to see', (_, other) => {
  const places = trackedPlaces()
  places.seen(aList(1, 2, 3))

  expect(places.chosen(other, other.cards.length - 1)).toEqual(other)
})

test('cards that were put below keep what was told above them', () => {
  const places = trackedPlaces()
  const more = { ...aList(4, 5), before: 3 }
  places.seen(aList(1, 2, 3))

  expect(places.chosen(aList(1, 2, 3), 2)).toBeNull()
  expect(places.chosen(more, 1)).toEqual(more)
  expect(places.seen(more)).toBeNull()
})

test('an empty list is nothing to tell', () => {
  expect(trackedPlaces().seen(aList())).toBeNull()
  expect(trackedPlaces().chosen(aList(), 0)).toBeNull()
})

function aList(...ids: number[]): ListedCards {
  const list = { id: 'category_1', name: 'Bad', campaign: null }
  return { list, cards: ids.map((id) => aCard({ id })), before: 0 }
}
