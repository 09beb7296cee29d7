import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/address/address'
import { addressBookProblems, type KeptAddress } from '@shop/domain/address/address-book-problems'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import type { Shop } from '@shop/domain/shop/shop'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'

/**
 * An address as the address book keeps it.
 *
 * @throws 422 `input_invalid`
 * @see product §7
 */
export function keptAddress(kept: KeptAddress, shop: Shop, now: Date): Address {
  const errors = addressBookProblems(kept, { shop, now })
  if (errors.length > 0) throw fieldsRefused(errors)
  return normalisedAddress(kept.address)
}

/** 404 for addresses of others and for none at all. */
export function noSuchAddress() {
  return problem(404, 'not_found', 'There is no such address in this address book.')
}
