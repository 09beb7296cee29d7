import type { FormProblem } from '../form/form-problem.ts'
import { COUNTRIES } from '../market/markets.ts'
import type { Shop } from '../shop/shop.ts'
import type { Address } from './address.ts'
import { addressProblems } from './address-problems.ts'
import { normalisedAddress } from './normalised-address.ts'

export type KeptAddress = { address: Address; isDefaultShipping: boolean }

/**
 * What the rules of the address book say of an address. It may be in any country that a bill may go to; the one that
 * parcels go to by default is in one that this shop delivers to. Paths begin with `address.`.
 *
 * @see product §7
 */
export function addressBookProblems(
  { address, isDefaultShipping }: KeptAddress,
  { shop, now }: { shop: Pick<Shop, 'market'>; now: Date },
): FormProblem[] {
  const errors = addressProblems(normalisedAddress(address), shop.market, {
    phoneRequired: false,
    birthDateRequired: false,
    ...(isDefaultShipping ? {} : { countries: COUNTRIES }),
    now,
  })
  return errors.map((error) => ({ ...error, path: `address.${error.path}` }))
}
