import { isZipOf } from '../address/normalised-zip.ts'
import type { Country } from '../market/markets.ts'

/** The countries that have stores. @see product §7 "ZIP" */
const WITH_STORES: readonly Country[] = ['DE', 'AT', 'CH']

/** Whether a text is a whole ZIP code of a country that has stores; whether it exists only the table of zones knows. */
export function isZipCode(zip: string, country: Country): boolean {
  return WITH_STORES.includes(country) && isZipOf(zip, country)
}
