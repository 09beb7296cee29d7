import type { Address } from '@shop/domain/address/address'
import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const home: Address = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Lindenweg',
  houseNumber: '12a',
  addition: null,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: null,
}

test('an address has no empty lines', () => {
  expect(addressLines(home, 'Deutschland')).toEqual([
    'Anna Berg',
    'Lindenweg 12a',
    '20095 Hamburg',
    'Deutschland',
  ])
})

test('a company stands above the person, an addition below', () => {
  const office = { ...home, company: 'Berg GmbH', addition: 'Hinterhaus', houseNumber: null }

  expect(addressLines(office, 'Deutschland').slice(0, 4)).toEqual([
    'Berg GmbH',
    'Anna Berg',
    'Hinterhaus',
    'Lindenweg',
  ])
})
