import { normalisedPhone } from '../person/phone.ts'
import type { Address } from './address.ts'
import { normalisedZip } from './normalised-zip.ts'

/**
 * An address as it is stored and printed: without stray spaces, the ZIP as the post writes it, the phone as E.164,
 * empty optional fields as null. What cannot be normalised stays, so that `addressProblems` can name it.
 *
 * @see product §7
 */
export function normalisedAddress(address: Address): Address {
  const phone = tidyOrNull(address.phone)
  return {
    ...address,
    company: tidyOrNull(address.company),
    firstName: tidy(address.firstName),
    lastName: tidy(address.lastName),
    street: tidy(address.street),
    houseNumber: tidyOrNull(address.houseNumber),
    addition: tidyOrNull(address.addition),
    zip: normalisedZip(address.zip, address.country),
    city: tidy(address.city),
    phone: phone && (normalisedPhone(phone, address.country) ?? phone),
    birthDate: tidyOrNull(address.birthDate),
    postNumber: tidyOrNull(address.postNumber),
  }
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function tidyOrNull(text: string | null): string | null {
  return tidy(text ?? '') || null
}
