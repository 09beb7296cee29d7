import type { Address } from '@shop/domain/address/address'
import type { Country } from '@shop/domain/market/markets'

const kim = {
  gender: 'x',
  company: null,
  firstName: 'Kim',
  lastName: 'Beispiel',
  addition: null,
  birthDate: null,
  postNumber: null,
} as const

/** The invented addresses of the sandbox's wallet, one in each country. */
export const SANDBOX_ADDRESSES: Record<Country, Address> = {
  DE: {
    ...kim,
    street: 'Testallee',
    houseNumber: '7',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '+493012345678',
  },
  AT: {
    ...kim,
    street: 'Testgasse',
    houseNumber: '7',
    zip: '1010',
    city: 'Wien',
    country: 'AT',
    phone: '+43112345678',
  },
  CH: {
    ...kim,
    street: 'Teststrasse',
    houseNumber: '7',
    zip: '8001',
    city: 'Zürich',
    country: 'CH',
    phone: '+41441234567',
  },
  FR: {
    ...kim,
    street: '7 rue du Test',
    houseNumber: null,
    zip: '75001',
    city: 'Paris',
    country: 'FR',
    phone: '+33123456789',
  },
  BE: {
    ...kim,
    street: 'Teststraat 7',
    houseNumber: null,
    zip: '1000',
    city: 'Brussel',
    country: 'BE',
    phone: '+3221234567',
  },
  NL: {
    ...kim,
    street: 'Teststraat',
    houseNumber: '7',
    zip: '1012 AB',
    city: 'Amsterdam',
    country: 'NL',
    phone: '+31201234567',
  },
}

/** With whom the sandbox's wallet is signed in, as its pages say. */
export const SANDBOX_EMAIL = 'test@example.org'
