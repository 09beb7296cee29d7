import { advancedValue } from './advanced-value.ts'
import type { Product } from './product.ts'

/** Categories of the electrical-equipment regulation, as the catalogue writes them. @see spec §9 */
export const ELECTRICAL_CATEGORIES = [
  'grossgerte',
  'bildschirme_und_monitore',
  'klgerte_informationsu_telekommtechnik',
] as const
export type ElectricalCategory = (typeof ELECTRICAL_CATEGORIES)[number]

/** The electrical category of a product, or null for everything else. @see spec §9 "Electrical-equipment regulation" */
export function electricalCategory({
  advancedAttributes,
}: Pick<Product, 'advancedAttributes'>): ElectricalCategory | null {
  return electricalCategoryOf(advancedValue(advancedAttributes, 'elektroKategorie'))
}

/** The category that a catalogue's word names; null for any other. */
export function electricalCategoryOf(word: unknown): ElectricalCategory | null {
  return ELECTRICAL_CATEGORIES.find((category) => category === word) ?? null
}
