import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { anAddress } from '../testing/an-address.ts'
import type { Address } from './address.ts'
import { addressBookProblems } from './address-book-problems.ts'
import { addressDefaults } from './address-defaults.ts'

const now = new Date('2026-11-22T12:00:00Z')
const market = markets['de-de']
const inAustria: Partial<Address> = { country: 'AT', zip: '1010', city: 'Wien' }

test.each<[string, Partial<Address>, boolean, string[]]>([
  ['of this country', {}, true, []],
  ['of another country, for bills', inAustria, false, []],
  ['of another country, for parcels', inAustria, true, ['address.country']],
  ['without a phone', { phone: null }, true, []],
  ['without a birth date', { birthDate: null }, true, []],
  ['of somebody too young to buy on credit', { birthDate: '2015-01-01' }, true, []],
  ['with spaces to be tidied', { city: '  Berlin  ' }, true, []],
  ['of the Netherlands, with its ZIP as people write it', { country: 'NL', zip: ' 1012ab' }, false, []],
  ['without a city', { city: '   ' }, true, ['address.city']],
  ['without city and street', { city: '', street: '' }, false, ['address.street', 'address.city']],
])('an address %s', (_, words, isDefaultShipping, paths) => {
  const address = anAddress({ country: 'DE', ...words })

  const problems = addressBookProblems({ address, isDefaultShipping }, { shop: { market }, now })

  expect(problems.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

const [NEITHER, SHIPPING, BILLING, BOTH] = [
  { isDefaultShipping: false, isDefaultBilling: false },
  { isDefaultShipping: true, isDefaultBilling: false },
  { isDefaultShipping: false, isDefaultBilling: true },
  { isDefaultShipping: true, isDefaultBilling: true },
]

test.each([
  ['the first one', 'DE', NEITHER, true, BOTH],
  ['the first one, of a country that gets no parcels', 'AT', NEITHER, true, BILLING],
  ['another one', 'DE', NEITHER, false, NEITHER],
  ['another one for parcels', 'DE', SHIPPING, false, SHIPPING],
  ['another one for bills', 'DE', BILLING, false, BILLING],
  ['another one for both', 'DE', BOTH, false, BOTH],
] as const)('%s', (_, country, asked, isFirst, defaults) => {
  expect(addressDefaults({ address: { country }, ...asked }, { isFirst, market })).toEqual(defaults)
})
