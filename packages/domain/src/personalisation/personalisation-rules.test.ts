import { expect, test } from 'vitest'
import { hasPersonalisation } from './personalisation.ts'
import {
  customTextOf,
  customTextWithout,
  lettersMade,
  lettersOf,
  personalisationProblems,
  signsNotMade,
  textLength,
} from './personalisation-rules.ts'

const name = { label: 'Name', maxLength: 10, maxLengthOf: { '1_small': 4 }, required: true }
const date = { label: 'Datum', maxLength: 10, maxLengthOf: {}, required: false }

test.each([
  ['a name', ['Mia', ''], '1_large', [null, null]],
  ['nothing', ['', ''], '1_large', ['required', null]],
  ['only spaces', ['   ', ''], '1_large', ['required', null]],
  ['a name as long as there is room', ['Maximilian', ''], '1_large', [null, null]],
  ['a name that is too long', ['Maximiliane', ''], '1_large', ['tooLong', null]],
  ['a name too long for the small variant', ['Maria', ''], '1_small', ['tooLong', null]],
  ['accents and apostrophes', ['Zoé d’Arc', ''], '1_large', [null, null]],
  ['other scripts', ['Łukasz Ω', ''], '1_large', [null, null]],
  ['an emoji', ['Mia ❤', ''], '1_large', ['characters', null]],
  ['HTML', ['<b>', ''], '1_large', ['characters', null]],
  ['a line break', ['A\nB', ''], '1_large', ['characters', null]],
  ['a second row alone', ['', '1.2.2026'], '1_large', ['required', null]],
  ['rows left out', [], '1_large', ['required', null]],
] as const)('%s: %j of %s', (_, texts, variantKey, problems) => {
  expect(personalisationProblems({ rows: [name, date] }, texts, variantKey)).toEqual(problems)
})

test('a letter with its accent is one character', () => {
  expect(textLength('é')).toBe(1)
  expect(textLength(' Mia ')).toBe(3)
})

test.each([
  ['Mia-Zoé', []],
  ['Mia ❤', ['❤']],
  ['<b>', ['<', '>']],
  ['👨‍👩‍👧 Mia 👨‍👩‍👧', ['👨‍👩‍👧']],
])('of %s cannot be made: %j', (text, signs) => {
  expect(signsNotMade(text)).toEqual(signs)
})

test('a space between two names takes room, one at the end does not', () => {
  expect(lettersOf(' An Na ')).toEqual(['A', 'n', ' ', 'N', 'a'])
})

test.each([
  [['Mia'], { text1: 'Mia' }],
  [[' Mia ', ''], { text1: 'Mia' }],
  [['Mia', '1.2.'], { text1: 'Mia', text2: '1.2.' }],
  [['', '1.2.'], { text1: '', text2: '1.2.' }],
  [['', ''], {}],
])('%j become %j', (texts, rows) => {
  expect(customTextOf(texts)).toEqual(rows)
})

test('a line without is no personalisation', () => {
  expect(hasPersonalisation(customTextWithout())).toBe(false)
})

test.each([
  ['as it is', 'Mia', 'Mia'],
  ['as far as there is room', 'Maximilian', 'Maximi'],
  ['without a sign that cannot be made', 'M❤ia', 'Mia'],
])('a text gets onto the thing %s', (_, text, made) => {
  expect(lettersMade(text, 6).join('')).toBe(made)
})
