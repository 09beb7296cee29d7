import { expect, test } from 'vitest'
import type { Language } from '../market/markets.ts'
import type { Words } from './category-words.ts'
import { wordsOfShop } from './words-of-shop.ts'

const NOTHING: Words = { de: '', fr: '', nl: '' }

test.each<[Language[], Words]>([
  [['de', 'fr', 'nl'], { de: 'Tasse', fr: '', nl: '' }],
  [['de', 'fr'], { de: 'Tasse', fr: '', nl: 'Tasse' }],
  [['de'], { de: 'Tasse', fr: 'Tasse', nl: 'Tasse' }],
  [['fr'], { de: '', fr: '', nl: '' }],
  [[], { de: 'Tasse', fr: '', nl: '' }],
])('a shop that speaks %j has these words', (languages, words) => {
  expect(wordsOfShop(NOTHING, { de: 'Tasse', fr: '', nl: '' }, languages)).toEqual(words)
})

test('letter by letter the other language follows', () => {
  const first = wordsOfShop(NOTHING, { de: 'T', fr: '', nl: '' }, ['de', 'fr'])

  expect(wordsOfShop(first, { ...first, de: 'Ta' }, ['de', 'fr'])).toEqual({ de: 'Ta', fr: '', nl: 'Ta' })
})

// An edit of the German words took away Dutch ones that an import had brought.
test('words of its own stay with a language that the shop does not speak', () => {
  const was = { de: 'Tasse', fr: 'Tasse', nl: 'Kop' }

  expect(wordsOfShop(was, { ...was, de: 'Becher' }, ['de', 'fr'])).toEqual({
    de: 'Becher',
    fr: 'Tasse',
    nl: 'Kop',
  })
})
