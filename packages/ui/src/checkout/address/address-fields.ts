import type { Country } from '@shop/domain/market/markets'
import type { Gender } from '@shop/domain/user/user'

/** What a shopper types; every field is text, empty when nothing was typed. */
export type AddressValues = {
  gender: Gender | ''
  company: string
  firstName: string
  lastName: string
  street: string
  houseNumber: string
  addition: string
  zip: string
  city: string
  country: Country
  phone: string
  birthDate: string
  postNumber: string
}
export type AddressFieldName = keyof AddressValues

/** An empty form for a country. */
export function emptyAddress(country: Country): AddressValues {
  return {
    gender: '',
    company: '',
    firstName: '',
    lastName: '',
    street: '',
    houseNumber: '',
    addition: '',
    zip: '',
    city: '',
    country,
    phone: '',
    birthDate: '',
    postNumber: '',
  }
}

/** What stands in the street's line of an address at a locker. */
export const LOCKER_STREET = 'Packstation'
