import { expect, test } from 'vitest'
import { leftOf } from './use-setting-draft.ts'
import { leftOfWords } from './use-switch-draft.ts'

test('nothing is left of a setting that was saved as it is', () => {
  expect(leftOf({ days: '40' }, { days: '40' })).toBeNull()
})

test('what was typed while a setting was saved is left, over what holds by then', () => {
  expect(leftOf({ days: '45' }, { days: '40' })).toEqual({ texts: { days: '45' }, seen: null })
})

test.each([
  ['nothing', { 'de-de': 'on', 'fr-fr': 'brand' }, null],
  ['another place', { 'de-de': 'on', 'fr-fr': 'off' }, { words: { 'fr-fr': 'off' }, seen: null }],
  [
    'the same place, as it was',
    { 'de-de': 'brand', 'fr-fr': 'brand' },
    { words: { 'de-de': 'brand' }, seen: null },
  ],
] as const)('what was chosen while a switch was saved is left: %s', (_, words, left) => {
  expect(leftOfWords(words, { 'de-de': 'on', 'fr-fr': 'brand' })).toEqual(left)
})
