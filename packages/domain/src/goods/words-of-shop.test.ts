import { expect, test } from 'vitest'
import type { Language } from '../market/markets.ts'
import { wordsOfShop } from './words-of-shop.ts'

test.each<[Language[], Record<Language, string>]>([
  [['de', 'fr', 'nl'], { de: 'Tasse', fr: '', nl: '' }],
  [['de', 'fr'], { de: 'Tasse', fr: '', nl: 'Tasse' }],
  [['de'], { de: 'Tasse', fr: 'Tasse', nl: 'Tasse' }],
  [['fr'], { de: '', fr: '', nl: '' }],
  [[], { de: 'Tasse', fr: '', nl: '' }],
])('a shop that speaks %j has these words', (languages, words) => {
  expect(wordsOfShop({ de: 'Tasse', fr: '', nl: '' }, languages)).toEqual(words)
})
