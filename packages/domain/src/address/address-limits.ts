import type { Country } from '../market/markets.ts'

/** How many letters each part of an address may have. @see product §7 */
export const ADDRESS_MAX = {
  /** Not specified: as much as a parcel label holds in two lines. */
  company: 100,
  street: 50,
  houseNumber: 10,
  addition: 50,
  city: 40,
  /** Digits of the post's own customer number. */
  postNumber: 10,
} as const

/** What the name of a town may be made of. @see product §7 */
export const CITY_LETTERS = /^[\p{L}\p{M}. '’-]+$/u

const NUMBER_IN_STREET: readonly Country[] = ['FR', 'BE']
const WITH_LOCKERS: readonly Country[] = ['DE']

/** Whether people write the house number into the street's line there. @see product §7 */
export function isHouseNumberInStreet(country: Country): boolean {
  return NUMBER_IN_STREET.includes(country)
}

/** Whether the country has parcel lockers that the shop can address. @see product §7 */
export function hasParcelLockers(country: Country): boolean {
  return WITH_LOCKERS.includes(country)
}
