import { expect, test } from 'vitest'
import { type Locale, markets } from '../market/markets.ts'
import { normalisedPersonalData, type PersonalData, personalDataProblems } from './personal-data-problems.ts'

const NOW = new Date('2026-11-21T23:30:00Z')
const ANNA: PersonalData = {
  firstName: 'Anna',
  lastName: 'Probst',
  gender: 'f',
  birthDate: '1990-02-28',
  phone: '030 1234567',
}

test.each<[string, Partial<PersonalData>]>([
  ['everything told', {}],
  ['nothing told that need not be', { birthDate: null, phone: null, gender: 'x' }],
  ['empty instead of nothing', { birthDate: '', phone: ' ' }],
  ['born today, where it is tomorrow already', { birthDate: '2026-11-22' }],
  ['a child', { birthDate: '2020-01-01' }],
])('%s is fine', (_, change) => {
  expect(personalDataProblems({ ...ANNA, ...change }, markets['de-de'], NOW)).toEqual([])
})

test.each<[string, Partial<PersonalData>, string, string]>([
  ['no first name', { firstName: ' ' }, 'firstName', 'generic.validation.required'],
  ['a digit in the last name', { lastName: 'Probst2' }, 'lastName', 'generic.validation.name'],
  ['a very long name', { lastName: 'x'.repeat(101) }, 'lastName', 'generic.validation.maxLength'],
  ['a birth to come', { birthDate: '2026-11-23' }, 'birthDate', 'address.errors.birthDateFuture'],
  ['no day at all', { birthDate: '2001-02-30' }, 'birthDate', 'address.errors.birthDate'],
  ['older than anybody', { birthDate: '1899-12-31' }, 'birthDate', 'address.errors.birthDate'],
  ['a date as people write it', { birthDate: '28.02.1990' }, 'birthDate', 'address.errors.birthDate'],
  ['half a phone number', { phone: '123' }, 'phone', 'address.errors.phone'],
])('%s is the only problem', (_, change, path, key) => {
  expect(personalDataProblems({ ...ANNA, ...change }, markets['de-de'], NOW)).toMatchObject([{ path, key }])
})

test.each<[Locale, number]>([
  ['de-de', 1],
  ['de-at', 1],
  ['de-ch', 0],
  ['fr-ch', 0],
  ['fr-fr', 0],
  ['fr-be', 0],
  ['nl-be', 0],
  ['nl-nl', 0],
])('in %s an apostrophe makes %i problem', (locale, count) => {
  const data = { ...ANNA, lastName: 'van ’t Hoff', phone: null }

  expect(personalDataProblems(data, markets[locale], NOW)).toHaveLength(count)
})

test('stored data are tidy', () => {
  const typed = { ...ANNA, firstName: ' Anna  Maria ', birthDate: '', phone: '030 / 123 45 67' }

  expect(normalisedPersonalData(typed, markets['de-de'])).toMatchObject({
    firstName: 'Anna Maria',
    birthDate: null,
    phone: '+49301234567',
  })
})
