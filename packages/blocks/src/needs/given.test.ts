import { someCards } from '@shop/ui/product-card/a-card.ts'
import { expect, test } from 'vitest'
import { nothingLoaded } from '../around-blocks.tsx'
import { articles } from './articles.ts'
import { listing, listingKey } from './listing.ts'
import { products } from './products.ts'
import { recommendation, recommendationKey } from './recommendation.ts'

const [first, second] = someCards()
const sofas = { category: '/sofas/', sort: 'relevancy', count: 2 } as const
const forYou = { recommendationId: 'home-1', size: 12, fillWithRandom: true, filters: [] }

test('products come in the order that was asked for, without a hole where one is gone', () => {
  const loaded = { ...nothingLoaded, cards: named({ a: first, b: second }) }

  expect(names(products(['b', 'gone', 'a']).given(loaded))).toEqual([second?.name, first?.name])
})

test('a listing has its own products, and none that only stand beside them', () => {
  const loaded = {
    ...nothingLoaded,
    cards: named({ a: first, b: second }),
    lists: { [listingKey(sofas)]: { products: ['b'], total: 31, path: '/moebel/sofas/' } },
  }

  const listed = listing(sofas).given(loaded)

  expect(names(listed?.cards ?? [])).toEqual([second?.name])
  expect(listed).toMatchObject({ total: 31, path: '/moebel/sofas/' })
  expect(listing({ ...sofas, count: 3 }).given(loaded)).toBeNull()
})

test('another order is another listing, another size another recommendation', () => {
  expect(listingKey(sofas)).toBe(listingKey({ ...sofas }))
  expect(listingKey(sofas)).not.toBe(listingKey({ ...sofas, sort: 'rating' }))
  expect(recommendationKey(forYou)).toBe(recommendationKey({ ...forYou }))
  expect(recommendationKey(forYou)).not.toBe(recommendationKey({ ...forYou, size: 4 }))
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a product and a folder that are called %s find nothing of the language',
  (word) => {
    expect(products([word]).given(nothingLoaded)).toEqual([])
    expect(articles({ folder: word, count: 3 }).given(nothingLoaded)).toEqual([])
  },
)

test('a list of articles has as many as it asks for, though a longer list asked too', () => {
  const article = { path: '/ratgeber/a/', title: 'A', text: '', image: null, minutes: 1 }
  const loaded = { ...nothingLoaded, articles: { ratgeber: [article, article, article] } }

  expect(articles({ folder: 'ratgeber', count: 2 }).given(loaded)).toHaveLength(2)
})

test('a recommendation that was not answered is empty', () => {
  expect(recommendation(forYou).given(nothingLoaded)).toEqual([])
})

type Card = ReturnType<typeof someCards>[number]

function named(cards: Record<string, Card | undefined>): Record<string, Card> {
  return Object.fromEntries(Object.entries(cards).flatMap(([key, card]) => (card ? [[key, card]] : [])))
}

function names(cards: readonly Card[]): string[] {
  return cards.map(({ name }) => name)
}
