import type { Address } from '@shop/domain/address/address'
import { streetAndNumber } from '@shop/domain/address/street-and-number'
import type { Country } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import type { BuyerInput, Destination } from './checkout-input.ts'

/** The one address of a checkout among its destinations. */
export const ADDRESS_ID = 'address'

/** A destination as the shop's checkout takes an address; the buyer's own name stands where it has none. */
export function addressOfDestination(
  to: Destination,
  country: Country,
  buyer: BuyerInput | undefined,
): Address {
  return {
    gender: 'x',
    company: null,
    firstName: to.first_name ?? buyer?.first_name ?? '',
    lastName: to.last_name ?? buyer?.last_name ?? '',
    ...streetAndNumber(to.street_address ?? '', country),
    addition: to.extended_address ?? null,
    zip: to.postal_code ?? '',
    city: to.address_locality ?? '',
    country,
    phone: to.phone_number ?? buyer?.phone_number ?? null,
    birthDate: null,
    postNumber: null,
  }
}

/** The address of a checkout as a destination; nothing that is empty. */
export function shippingDestination(address: Address) {
  const { firstName, lastName, addition, phone } = address
  return {
    id: ADDRESS_ID,
    first_name: firstName,
    last_name: lastName,
    ...placeOf(address),
    ...(addition === null ? {} : { extended_address: addition }),
    ...(phone === null ? {} : { phone_number: phone }),
  }
}

/**
 * A place of the carrier as a destination. Its telephone number is named as unknown: the schemas take a destination for
 * either an address or a place, and whatever has an id and no wrong field would be both.
 */
export function pickupDestination(point: PickupPoint) {
  return { id: point.id, name: point.name, address: placeOf(point), phone_number: null }
}

type Place = Pick<Address, 'street' | 'houseNumber' | 'zip' | 'city' | 'country'>

function placeOf({ street, houseNumber, zip, city, country }: Place) {
  return {
    street_address: [street, houseNumber].filter((part) => part !== null && part !== '').join(' '),
    address_locality: city,
    postal_code: zip,
    address_country: country,
  }
}
