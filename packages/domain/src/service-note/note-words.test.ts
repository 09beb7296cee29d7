import { expect, test } from 'vitest'
import { namesValue, noteProblem, noteWords } from './note-words.ts'

const VALUES = { free_from: '50 €', return_days: '30', hotline: '030 123' }
const NO_FREE_SHIPPING = { ...VALUES, free_from: null }

test.each([
  ['words alone', 'Aus eigener Werkstatt', VALUES, 'Aus eigener Werkstatt'],
  ['an amount', 'Frei ab {free_from}', VALUES, 'Frei ab 50 €'],
  ['two of them', '{return_days} Tage, Rat: {hotline}', VALUES, '30 Tage, Rat: 030 123'],
  ['one with spaces', '{ return_days } Tage', VALUES, '30 Tage'],
  ['one twice', '{hotline} {hotline}', VALUES, '030 123 030 123'],
  ['what the shop has not', 'Frei ab {free_from}', NO_FREE_SHIPPING, null],
  ['what no shop has', 'Heute {discount}', VALUES, null],
  ['nothing between braces', 'Heute {}', VALUES, null],
  ['a brace alone', 'Heute { frei', VALUES, 'Heute { frei'],
])('%s', (_, text, values, said) => {
  expect(noteWords(text, values)).toBe(said)
})

test.each([
  ['Aus eigener Werkstatt', null],
  ['Frei ab {free_from}', null],
  [
    'Frei ab {freeFrom}',
    'the shop knows no {freeFrom}: write one of {free_from}, {return_days}, {hotline}, or words without braces',
  ],
])('%s is judged', (text, problem) => {
  expect(noteProblem(text)).toBe(problem)
})

test('words that name the hotline are known', () => {
  expect(['Rat: {hotline}', 'Rat: 030'].map((text) => namesValue(text, 'hotline'))).toEqual([true, false])
})
