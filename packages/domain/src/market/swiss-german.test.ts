import { expect, test } from 'vitest'
import { LOCALES, markets } from './markets.ts'
import { readsSwissGerman, swissGerman } from './swiss-german.ts'

test.each([
  ['Straße', 'Strasse'],
  ['„Beliebtheit“ zeigt zuerst', '«Beliebtheit» zeigt zuerst'],
  ['Unter „Was heißt ‚neu‘?“', 'Unter «Was heisst ‹neu›?»'],
  ['So geht’s', 'So geht’s'],
])('%s is %s', (german, swiss) => {
  expect(swissGerman(german)).toBe(swiss)
})

test('only the German of Switzerland is written so', () => {
  expect(LOCALES.filter((locale) => readsSwissGerman(markets[locale]))).toEqual(['de-ch'])
})
