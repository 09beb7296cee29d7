import type { Address } from '@shop/domain/address/address'
import { type AddressDemands, addressProblems } from '@shop/domain/address/address-problems'
import type { FormProblem } from '@shop/domain/form/form-problem'
import type { Market } from '@shop/domain/market/markets'
import type { AddressValues } from '@shop/ui/checkout/address/address-fields.ts'

/** The form's texts for an address that the shop already knows. */
export function valuesOf(address: Address): AddressValues {
  return {
    ...address,
    company: address.company ?? '',
    houseNumber: address.houseNumber ?? '',
    addition: address.addition ?? '',
    phone: address.phone ?? '',
    birthDate: address.birthDate ?? '',
    postNumber: address.postNumber ?? '',
  }
}

/** The address for the form's texts; what was left empty is null, and a salutation no answer. @see eu-duties C-31 */
export function addressOf(values: AddressValues): Address {
  return {
    gender: values.gender || 'x',
    company: orNull(values.company),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    street: values.street.trim(),
    houseNumber: orNull(values.houseNumber),
    addition: orNull(values.addition),
    zip: values.zip.trim(),
    city: values.city.trim(),
    country: values.country,
    phone: orNull(values.phone),
    birthDate: orNull(values.birthDate),
    postNumber: orNull(values.postNumber),
  }
}

/** What is wrong with a form, by the rules that the server applies too; paths begin with the group. */
export function formProblems(
  group: string,
  values: AddressValues,
  market: Market,
  demands: AddressDemands,
): FormProblem[] {
  return addressProblems(addressOf(values), market, demands).map((problem) => ({
    ...problem,
    path: `${group}.${problem.path}`,
  }))
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
