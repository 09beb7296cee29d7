import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/markets.ts'
import { DUTIES } from './duties.ts'
import { dutyChanges } from './duty-changes.ts'

const days = (changes: ReturnType<typeof dutyChanges>) => changes.map(({ day, duty }) => `${day} ${duty}`)

test('what begins in the next two years stands in the order of its days', () => {
  const changes = dutyChanges(COUNTRIES, { after: '2026-11-26', upTo: '2028-11-26' })

  expect(days(changes)).toEqual([
    '2026-12-30 C-42',
    '2027-02-18 C-43',
    '2027-12-11 C-45',
    '2027-12-31 C-44',
    '2028-01-01 C-36',
    '2028-07-01 C-40',
    '2028-07-01 C-47',
    '2028-08-12 C-46',
  ])
  expect(changes.find(({ duty }) => duty === 'C-40')?.change).toBe('ends')
})

test.each([
  ['2026-12-29', '2026-12-30', ['2026-12-30 C-42']],
  ['2026-12-30', '2026-12-31', []],
])('after %s and up to %s: %j', (after, upTo, expected) => {
  expect(days(dutyChanges(['DE'], { after, upTo }))).toEqual(expected)
})

test('a country without the duty is told nothing of it', () => {
  expect(dutyChanges(['CH'], { after: '2026-11-26', upTo: '2028-11-26' })).toEqual([])
})

test('every row is a change on its first day', () => {
  const all = dutyChanges(COUNTRIES, { after: '0000-01-01', upTo: '9999-12-31' })

  expect(new Set(all.filter(({ change }) => change === 'begins').map(({ duty }) => duty))).toEqual(
    new Set(Object.keys(DUTIES)),
  )
})
