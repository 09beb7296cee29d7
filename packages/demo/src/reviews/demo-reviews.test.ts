import { ReviewRecord } from '@shop/catalogue/reviews/import-reviews'
import { StoreRecord } from '@shop/catalogue/stores/import-stores'
import { reviewProblems } from '@shop/domain/contact/message-problems'
import { COUNTRIES } from '@shop/domain/market/markets'
import { nicknameProblems } from '@shop/domain/review/nickname'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { demoRecords } from '../demo-catalogue.ts'
import { demoStores } from '../stores/demo-stores.ts'
import { demoReviews } from './demo-reviews.ts'

const SHOPS = ['home-shop', 'baby-shop'] as const

test.each(SHOPS)(
  'reviews of the %s parse, keep the rules of the form, and are the same on every run',
  (shop) => {
    const reviews = [...demoReviews(shop)]

    for (const review of reviews) {
      expect(v.safeParse(ReviewRecord, review).issues).toBe(undefined)
      expect([...reviewProblems(review), ...nicknameProblems(review.nickname)]).toEqual([])
    }
    expect(reviews).toEqual([...demoReviews(shop)])
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  },
)

test.each(SHOPS)('reviews of the %s are exactly the ratings that its catalogue tells', (shop) => {
  const byProduct = Map.groupBy(demoReviews(shop), ({ productId }) => productId)

  for (const record of demoRecords(shop)) {
    if (record.kind !== 'product') continue
    const { rating, attributes } = record
    const isShown =
      rating !== null && 'anzahlBewertungen' in attributes && 'durchschnittBewertungen' in attributes
    const stars = (byProduct.get(record.id) ?? []).map((review) => review.rating)
    const sum = stars.reduce<number>((total, one) => total + one, 0)

    expect([record.id, stars.length]).toEqual([record.id, isShown ? rating.count : 0])
    if (isShown) expect(Math.abs(sum / stars.length - rating.average)).toBeLessThan(0.005)
  }
})

test.each(SHOPS)('reviews of the %s are in three languages, and some of them are bad', (shop) => {
  const reviews = [...demoReviews(shop)]

  expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(['de', 'fr', 'nl']))
  for (const stars of [1, 2, 3, 4, 5]) expect(reviews.some(({ rating }) => rating === stars)).toBe(true)
  expect(reviews.filter(({ text }) => /[{}]/.test(text))).toEqual([])
})

test.each(SHOPS)('stores of the %s parse, and have some of most things and the last of others', (shop) => {
  const stores = demoStores(shop)
  const quantities = stores.flatMap(({ stock }) => stock.map(({ quantity }) => quantity))

  for (const store of stores) expect(v.safeParse(StoreRecord, store).issues).toBe(undefined)
  expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(COUNTRIES))
  expect(stores.length).toBeGreaterThanOrEqual(12)
  for (const few of [0, 1, 5]) expect(quantities).toContain(few)
})
