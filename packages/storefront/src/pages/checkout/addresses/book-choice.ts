import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'
import { isSameAddress } from '@shop/domain/address/same-address'
import type { Country } from '@shop/domain/market/markets'

type BookContext = {
  shippingAddress: Address | null
  billingAddress: Address | null
  countries: readonly Country[]
}

/** Which entries of the book an order begins with; `billing` is null while the bill goes where the goods go. */
export type BookChoice = { shipping: string | null; billing: string | null }

/**
 * What is chosen in advance: what the order has already, otherwise the defaults of the book, as far as this shop
 * delivers there. A default for bills that is the default for parcels too needs no choice of its own.
 */
export function firstBookChoice(
  entries: readonly AddressEntry[],
  { shippingAddress, billingAddress, countries }: BookContext,
): BookChoice {
  const entryOf = (wanted: Address | null) =>
    wanted && entries.find(({ address }) => isSameAddress(address, wanted))
  const reachable = entries.filter(({ address }) => countries.includes(address.country))
  const shipping =
    entryOf(shippingAddress) ?? reachable.find(({ isDefaultShipping }) => isDefaultShipping) ?? reachable[0]
  const billing = shippingAddress
    ? entryOf(billingAddress)
    : entries.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    shipping: shipping?.id ?? null,
    billing: billing && billing.id !== shipping?.id ? billing.id : null,
  }
}
