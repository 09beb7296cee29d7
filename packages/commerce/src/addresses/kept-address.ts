import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/checkout/address'
import { addressProblems } from '@shop/domain/checkout/address-problems'
import { deliveryCountries } from '@shop/domain/checkout/delivery-countries'
import { normalisedAddress } from '@shop/domain/checkout/normalised-address'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { fieldsRefused } from '../user/require-valid-fields.ts'

type Wish = { address: Address; isDefaultShipping: boolean }

/**
 * An address as the address book keeps it. It may be in any country that a bill may go to; the one that parcels go to by
 * default is one that this shop delivers to. Paths of problems begin with `address.`.
 *
 * @throws 422 `input_invalid`
 * @see product §7
 */
export function keptAddress(wish: Wish, shop: Shop, now: Date): Address {
  const errors = bookProblems(wish, { shop, now })
  if (errors.length > 0) throw fieldsRefused(errors)
  return normalisedAddress(wish.address)
}

/** What the rules of the address book say of an address. */
export function bookProblems(
  { address, isDefaultShipping }: Wish,
  { shop, now }: { shop: Shop; now: Date },
): FormProblem[] {
  const errors = addressProblems(normalisedAddress(address), shop.market, {
    phoneRequired: false,
    birthDateRequired: false,
    countries: isDefaultShipping ? deliveryCountries(shop.market) : COUNTRIES,
    now,
  })
  return errors.map((error) => ({ ...error, path: `address.${error.path}` }))
}

/** 404 for addresses of others and for none at all. */
export function noSuchAddress() {
  return problem(404, 'not_found', 'There is no such address in this address book.')
}
