import type { Address } from '../address/address.ts'

/** A German address without anything special, unless the test says otherwise. */
export function anAddress(words: Partial<Address> = {}): Address {
  return {
    gender: 'f',
    company: null,
    firstName: 'Ada',
    lastName: 'Lindgren',
    street: 'Lindenstraße',
    houseNumber: '12',
    addition: null,
    zip: '10969',
    city: 'Berlin',
    country: 'DE',
    phone: null,
    birthDate: null,
    postNumber: null,
    ...words,
  }
}
