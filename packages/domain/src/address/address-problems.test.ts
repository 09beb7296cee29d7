import { expect, test } from 'vitest'
import { COUNTRIES, LOCALES, type Locale, markets } from '../market/markets.ts'
import type { Address } from './address.ts'
import { type AddressDemands, addressProblems, takesFreight } from './address-problems.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { normalisedAddress } from './normalised-address.ts'
import { isZipOf, zipExample } from './normalised-zip.ts'

const now = new Date('2026-11-21T12:00:00Z')
const nothing: AddressDemands = { phoneRequired: false, birthDateRequired: false, countries: COUNTRIES, now }

test('a complete address has no problem', () => {
  expect(addressProblems(anAddress({}), markets['de-de'], nothing)).toEqual([])
})

test('an empty address names every required field, in the order of the form', () => {
  const empty = anAddress({ firstName: '', lastName: ' ', street: '', houseNumber: null, zip: '', city: '' })
  const demands = { ...nothing, phoneRequired: true, birthDateRequired: true }

  expect(addressProblems(empty, markets['de-de'], demands)).toEqual(
    ['firstName', 'lastName', 'street', 'houseNumber', 'zip', 'city', 'phone', 'birthDate'].map((path) => ({
      path,
      key: 'generic.validation.required',
      params: {},
    })),
  )
})

test.each<[string, Partial<Address>, string, string]>([
  ['a company without its name', { gender: 'n' }, 'company', 'generic.validation.required'],
  ['a long company', { company: 'x'.repeat(101) }, 'company', 'generic.validation.maxLength'],
  ['a number in the name', { firstName: 'Anna2' }, 'firstName', 'generic.validation.name'],
  ['a long street', { street: 'x'.repeat(51) }, 'street', 'generic.validation.maxLength'],
  ['a long house number', { houseNumber: '1'.repeat(11) }, 'houseNumber', 'generic.validation.maxLength'],
  ['a long addition', { addition: 'x'.repeat(51) }, 'addition', 'generic.validation.maxLength'],
  ['markup for a street', { street: '<img src=x onerror=alert(1)>' }, 'street', 'address.errors.markup'],
  ['markup for a house number', { houseNumber: '<b>1' }, 'houseNumber', 'address.errors.markup'],
  ['markup for an addition', { addition: 'a > b' }, 'addition', 'address.errors.markup'],
  ['markup for a company', { company: '<i>Muster' }, 'company', 'address.errors.markup'],
  ['a long city', { city: 'x'.repeat(41) }, 'city', 'generic.validation.maxLength'],
  ['a number in the city', { city: 'Berlin 1' }, 'city', 'address.errors.city'],
  ['a broken phone', { phone: '123' }, 'phone', 'address.errors.phone'],
  ['no day of birth', { birthDate: '2001-02-30' }, 'birthDate', 'address.errors.birthDate'],
  ['a birth to come', { birthDate: '2026-11-22' }, 'birthDate', 'address.errors.birthDateFuture'],
  ['a short post number', { postNumber: '12345' }, 'postNumber', 'address.errors.postNumber'],
  ['a long post number', { postNumber: '12345678901' }, 'postNumber', 'address.errors.postNumber'],
  ['a post number with letters', { postNumber: '12345a' }, 'postNumber', 'address.errors.postNumber'],
])('%s is the only problem', (_, change, path, key) => {
  expect(addressProblems(anAddress(change), markets['de-de'], nothing)).toMatchObject([{ path, key }])
})

test.each<[string, Partial<Address>]>([
  ['a company', { gender: 'n', company: 'Muster GmbH' }],
  ['no gender told', { gender: 'x' }],
  ['a city with an apostrophe', { city: 's’-Hertogenbosch' }],
  ['a city with a dot', { city: 'St. Pölten-Süd' }],
  ['a child, as long as nobody asks', { birthDate: '2020-01-01' }],
  ['a parcel locker', { street: 'Packstation', houseNumber: '145', postNumber: '1234567' }],
  ['the longest fields', { street: 'x'.repeat(50), houseNumber: '1'.repeat(10), city: 'x'.repeat(40) }],
])('%s is fine', (_, change) => {
  expect(addressProblems(anAddress(change), markets['de-de'], nothing)).toEqual([])
})

test.each([
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['DE', '10115a', false],
  ['AT', '1010', true],
  ['AT', '10100', false],
  ['CH', '8001', true],
  ['CH', 'CH-8001', true],
  ['CH', 'D-8001', false],
  ['FR', '75001', true],
  ['FR', '7500', false],
  ['BE', '1000', true],
  ['BE', '100', false],
  ['NL', '1012 AB', true],
  ['NL', '1012ab', true],
  ['NL', '1012', false],
  ['NL', '1012 A1', false],
] as const)('in %s the ZIP %s is right: %s', (country, zip, right) => {
  const problems = addressProblems(anAddress({ country, zip }), markets['de-de'], nothing)

  expect(problems).toEqual(
    right
      ? []
      : [{ path: 'zip', key: 'address.errors.zip', params: { country, example: zipExample(country) } }],
  )
})

test.each(COUNTRIES)('the postal code that is given as an example for %s is one', (country) => {
  expect(isZipOf(zipExample(country), country)).toBe(true)
})

test.each([
  ['DE', '27498', false],
  ['DE', '78266', false],
  ['DE', 'D-78266', false],
  ['DE', '27499', true],
  ['FR', '97100', false],
  ['FR', '97419', false],
  ['FR', '98800', false],
  ['FR', '98000', true],
  ['FR', '20000', true],
  ['FR', '96000', true],
  ['CH', '9700', true],
] as const)('in %s a parcel goes to %s: %s, and a bill goes there', (country, zip, isServed) => {
  const market = markets[({ DE: 'de-de', FR: 'fr-fr', CH: 'de-ch' } as const)[country]]
  const demands = { phoneRequired: false, birthDateRequired: false, now }
  const address = anAddress({ country, zip })

  expect(addressProblems(address, market, demands)).toEqual(
    isServed ? [] : [{ path: 'zip', key: 'address.errors.region', params: { country } }],
  )
  expect(addressProblems(address, market, nothing)).toEqual([])
})

test.each([
  ['DE', 1],
  ['AT', 1],
  ['CH', 1],
  ['NL', 1],
  ['FR', 0],
  ['BE', 0],
] as const)('in %s a missing house number makes %i problem', (country, count) => {
  const zips = { DE: '10115', AT: '1010', CH: '8001', NL: '1012 AB', FR: '75001', BE: '1000' }
  const address = anAddress({ country, zip: zips[country], street: '12 rue de la Paix', houseNumber: null })

  expect(addressProblems(address, markets['fr-fr'], nothing)).toHaveLength(count)
})

test.each([
  ['2008-11-21', []],
  ['2008-11-22', [{ path: 'birthDate', key: 'address.errors.birthDateAge', params: { min: 18 } }]],
])('bought on invoice, somebody born on %s has the problems %j', (birthDate, problems) => {
  const demands = { ...nothing, birthDateRequired: true }

  expect(addressProblems(anAddress({ birthDate }), markets['de-de'], demands)).toEqual(problems)
})

test('a parcel locker is in Germany', () => {
  const address = anAddress({ country: 'AT', zip: '1010', postNumber: '1234567' })

  expect(addressProblems(address, markets['de-at'], nothing)).toMatchObject([
    { path: 'postNumber', key: 'address.errors.parcelLocker' },
  ])
})

test('freight goes to no parcel locker', () => {
  const address = anAddress({ phone: '030 1234567', postNumber: '1234567' })

  expect(addressProblems(address, markets['de-de'], { ...nothing, phoneRequired: true })).toMatchObject([
    { path: 'postNumber', key: 'address.errors.lockerFreight' },
  ])
  expect(addressProblems(address, markets['de-de'], nothing)).toEqual([])
})

test.each([
  [{ phone: '+49301234567', postNumber: null }, true],
  [{ phone: '+49301234567', postNumber: '1234567' }, false],
  [{ phone: null, postNumber: null }, false],
  [{ phone: ' ', postNumber: null }, false],
])('of an address with %j it is %s that freight can go there', (fields, takes) => {
  expect(takesFreight(anAddress(fields))).toBe(takes)
})

test.each<[Locale, string[]]>([
  ['de-de', ['DE']],
  ['de-at', ['AT']],
  ['de-ch', ['CH']],
  ['fr-ch', ['CH']],
  ['fr-fr', ['FR']],
  ['fr-be', ['BE']],
  ['nl-be', ['BE']],
  ['nl-nl', ['NL']],
])('%s delivers to %j', (locale, countries) => {
  expect(deliveryCountries(markets[locale])).toEqual(countries)
})

test('without other countries only where the shop delivers to is right', () => {
  const demands = { phoneRequired: false, birthDateRequired: false, now }

  for (const locale of LOCALES) {
    const isGerman = locale === 'de-de'
    const paths = addressProblems(anAddress({}), markets[locale], demands).map(({ path }) => path)
    expect(paths).toEqual(isGerman ? [] : ['country'])
  }
})

test('a stored address is tidy', () => {
  const typed = anAddress({
    firstName: ' Anna  Maria ',
    company: ' ',
    addition: '',
    zip: '1012ab',
    country: 'NL',
    phone: '020 123 45 67',
  })

  expect(normalisedAddress(typed)).toMatchObject({
    firstName: 'Anna Maria',
    company: null,
    addition: null,
    zip: '1012 AB',
    phone: '+31201234567',
  })
})

test('what cannot be tidied stays to be named', () => {
  expect(normalisedAddress(anAddress({ phone: ' 12 ', zip: '1012', country: 'NL' }))).toMatchObject({
    phone: '12',
    zip: '1012',
  })
})

function anAddress(fields: Partial<Address>): Address {
  return {
    gender: 'f',
    company: null,
    firstName: 'Anna',
    lastName: 'Muster',
    street: 'Lindenallee',
    houseNumber: '12a',
    addition: null,
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: null,
    birthDate: null,
    postNumber: null,
    ...fields,
  }
}
