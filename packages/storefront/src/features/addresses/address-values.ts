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

/** The address for the form's texts; what was left empty is null. Without a salutation there is none yet. */
export function addressOf(values: AddressValues): Address | null {
  const { gender } = values
  if (gender === '') return null
  return {
    gender,
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
  const address = addressOf({ ...values, gender: values.gender === '' ? 'x' : values.gender })
  const missing: FormProblem[] =
    values.gender === '' ? [{ path: 'gender', key: 'generic.validation.required', params: {} }] : []
  const problems = address ? addressProblems(address, market, demands) : []
  return [...missing, ...problems].map((problem) => ({ ...problem, path: `${group}.${problem.path}` }))
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
