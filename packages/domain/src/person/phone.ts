import type { Country } from '../market/markets.ts'

const CALLING_CODES: Record<Country, string> = { DE: '49', AT: '43', CH: '41', FR: '33', BE: '32', NL: '31' }

/** E.164: a plus, a country, at most 15 digits. */
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * A phone number as E.164, for example `+49301234567`; null when it cannot be one.
 *
 * A number without country gets the address's; spaces, brackets, dots, slashes and hyphens do not count,
 * nor does the zero in `+49 (0)30`. A number that starts with neither plus nor zero could be anything: null.
 *
 * @see product §7 "Phone"
 */
export function normalisedPhone(phone: string, country: Country): string | null {
  const digits = phone
    .replace(/\(0\)/, '')
    .replaceAll(/[\s().\-–/]/g, '')
    .replace(/^00/, '+')
  const number = digits.replace(/^0(?=[1-9])/, `+${CALLING_CODES[country]}`)

  const withoutTrunkZero = number.replace(/^(\+(?:49|43|41|33|32|31))0+/, '$1')
  return E164.test(withoutTrunkZero) ? withoutTrunkZero : null
}
