import type { Country } from '../market/markets.ts'

/** Where a medical product has to be explained before it is bought. */
const COUNTRIES_WITH_MEDICAL_INFORMATION: readonly Country[] = ['DE']

/** Whether a country wants medical products explained. @see spec §2 "German medical-product (EKTG) information overlay" */
export function explainsMedicalProducts(country: Country): boolean {
  return COUNTRIES_WITH_MEDICAL_INFORMATION.includes(country)
}
