import type { Checkout } from '@shop/api-client/contract/checkout'
import { type AddressValues, emptyAddress } from '@shop/ui/checkout/address/address-fields.ts'
import { valuesOf } from '../../../features/addresses/address-values.ts'
import type { AddressDraft } from '../../../features/checkout/checkout-draft.ts'

type PrefillSource = Pick<Checkout, 'customer' | 'shippingAddress' | 'billingAddress' | 'countries'>

/** What the form begins with: the addresses of the order, or what the account says about the person. */
export function prefilledAddresses(
  { customer, shippingAddress, billingAddress, countries }: PrefillSource,
  country: AddressDraft['shipping']['country'],
): AddressDraft {
  const person: AddressValues = {
    ...emptyAddress(countries[0] ?? country),
    gender: customer?.gender ?? '',
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
  }
  return {
    email: customer?.email ?? '',
    shipping: shippingAddress ? valuesOf(shippingAddress) : person,
    billing: billingAddress ? valuesOf(billingAddress) : null,
  }
}
