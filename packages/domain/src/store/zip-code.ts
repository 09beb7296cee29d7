import type { Country } from '../market/markets.ts'

/** Digits of a whole ZIP code, in the countries that have stores. @see product §7 "ZIP" */
const DIGITS: Partial<Record<Country, number>> = { DE: 5, AT: 4, CH: 4 }

/** Whether a text is a whole ZIP code of a country that has stores; whether it exists only the table of zones knows. */
export function isZipCode(zip: string, country: Country): boolean {
  const code = zip.trim()
  return /^\d+$/.test(code) && code.length === DIGITS[country]
}
