import type { Market } from '../market/markets.ts'
import type { Address } from './address.ts'
import { deliveryCountries } from './delivery-countries.ts'

type Added = {
  address: Pick<Address, 'country'>
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

/**
 * What a new address of the book is used for: what the customer says, and the first one for everything, as far as this
 * shop delivers there.
 *
 * @see spec §2 "address book"
 */
export function addressDefaults(
  { address, isDefaultShipping, isDefaultBilling }: Added,
  { isFirst, market }: { isFirst: boolean; market: Market },
): { isDefaultShipping: boolean; isDefaultBilling: boolean } {
  return {
    isDefaultShipping: isDefaultShipping || (isFirst && deliveryCountries(market).includes(address.country)),
    isDefaultBilling: isDefaultBilling || isFirst,
  }
}
