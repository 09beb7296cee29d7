import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { responsibleIn } from './responsible-in.ts'

const PERSON = { name: 'Vertrieb GmbH' }

// Countries were looked at, days were not.
test.each([
  ['the day before', 'de-de', '2024-12-12T22:59:59Z', null],
  ['the first day in the country’s own time', 'de-de', '2024-12-12T23:00:00Z', PERSON],
  ['a later day', 'nl-be', '2026-11-26T12:00:00Z', PERSON],
  ['any day outside the Union', 'de-ch', '2026-11-26T12:00:00Z', null],
] as const)('on %s in %s, at %s, the person named is %o', (_, locale, now, person) => {
  expect(responsibleIn(PERSON, markets[locale], new Date(now))).toEqual(person)
})

test('nobody is made up', () => {
  expect(responsibleIn(null, markets['de-de'], new Date('2026-11-26T12:00:00Z'))).toBeNull()
})
