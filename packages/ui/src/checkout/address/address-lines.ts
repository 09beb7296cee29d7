import type { Address } from '@shop/domain/address/address'

/** The lines of an address from top to bottom, without empty ones. */
export function addressLines(address: Address, countryName: string): string[] {
  return [
    address.company ?? '',
    joined(address.firstName, address.lastName),
    address.addition ?? '',
    address.postNumber ?? '',
    joined(address.street, address.houseNumber),
    joined(address.zip, address.city),
    countryName,
  ].filter((line) => line !== '')
}

function joined(...words: (string | null)[]): string {
  return words.filter((word) => word !== null && word.trim() !== '').join(' ')
}
