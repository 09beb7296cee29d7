/** What one piece may be sold by, as somebody writes it, with the unit of its price and how many make one of it. */
const MEASURES = {
  g: { unit: 'KG', perUnit: 1000 },
  kg: { unit: 'KG', perUnit: 1 },
  ml: { unit: 'LI', perUnit: 1000 },
  l: { unit: 'LI', perUnit: 1 },
  m2: { unit: 'QM', perUnit: 1 },
} as const

export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES: readonly Measure[] = ['g', 'kg', 'ml', 'l', 'm2']

/** Units that a price per unit can be of; shoppers read kg, l and m². @see spec §9 "Unit display" */
export const CONTENT_UNITS = ['KG', 'LI', 'QM'] as const
export type Content = { unit: (typeof CONTENT_UNITS)[number]; size: number }

/** Digits of a content that mean something: a thousandth of a gram. */
const DECIMALS = 6

/**
 * What one piece holds, in the unit that its price per unit is of: 100 g are 0.1 KG. Null for what is no amount above 0.
 *
 * @see eu-duties C-11, Directive 98/6/EC art. 3
 */
export function contentOf(amount: string, measure: Measure): Content | null {
  const text = amount.trim().replace(',', '.')
  const number = /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0
  if (number <= 0) return null
  const { unit, perUnit } = MEASURES[measure]
  return { unit, size: Number((number / perUnit).toFixed(DECIMALS)) }
}
