/** A note out of ten, with the sheet that it is worked out on: a media key, or an address. */
export type RepairIndex = { value: number; sheet: string }

/** For how many years there are spare parts, or that there are none. */
export type SpareParts = { available: true; years: number } | { available: false }

/** Where a part of a product or its packaging goes when it is thrown away, in French. */
export type SortingRule = { part: string; bin: string }

/** What of the environmental qualities is known: a sheet, a text, or both. */
export type EnvironmentalSheet = { text: string | null; link: string | null }

/**
 * What French law wants said of a product. It is in French whatever the language of a page, as nobody else shows it.
 *
 * @see eu-duties C-19b-FR-repair, C-19b-FR-parts, C-19b-FR-sorting, C-19b-FR-sheet
 */
export type FrenchFacts = {
  repairIndex?: RepairIndex
  durabilityIndex?: RepairIndex
  spareParts?: SpareParts
  triman?: SortingRule[]
  environmentalSheet?: EnvironmentalSheet
}
