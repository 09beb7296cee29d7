import type { Address } from './address.ts'

/**
 * What a giver reads of the address of a gift list's owner: the name of the list, that the shop knows where it goes, and
 * the country, which prices and dates show anyway. Orders keep this one, so that no page, mail or paper can say more.
 *
 * @param words says that the address is known, in the language of the shop
 * @see product §15 "the receiver's address is never shown"
 */
export function hiddenAddress({ country }: Address, listName: string, words: string): Address {
  return {
    gender: 'x',
    company: null,
    firstName: '',
    lastName: listName,
    street: '',
    houseNumber: null,
    addition: words,
    zip: '',
    city: '',
    country,
    phone: null,
    birthDate: null,
    postNumber: null,
  }
}
