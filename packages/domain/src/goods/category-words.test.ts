import { expect, test } from 'vitest'
import { followingGerman } from './category-words.ts'

const translated = { de: 'Körbe', fr: 'Paniers', nl: 'Körbe' }

test.each([
  {
    what: 'a copy follows the German',
    edit: { de: 'Truhen' },
    expected: { de: 'Truhen', fr: 'Paniers', nl: 'Truhen' },
  },
  {
    what: 'a translation stays',
    edit: { nl: 'Manden' },
    expected: { de: 'Körbe', fr: 'Paniers', nl: 'Manden' },
  },
  {
    what: 'an emptied language has the German',
    edit: { fr: '' },
    expected: { de: 'Körbe', fr: 'Körbe', nl: 'Körbe' },
  },
])('$what', ({ edit, expected }) => {
  expect(followingGerman(translated, { ...translated, ...edit })).toEqual(expected)
})

test('a language that was empty where German was not stays empty', () => {
  const was = { de: 'Aus Weide.', fr: '', nl: '' }

  expect(followingGerman(was, { ...was, de: 'Aus Rattan.' })).toEqual({ de: 'Aus Rattan.', fr: '', nl: '' })
})
