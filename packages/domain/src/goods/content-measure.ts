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

/** Units that catalogues measure in and no price may be of, with how many of them make one that it may. */
const SMALL_UNITS: ReadonlyMap<string, { unit: string; perUnit: number }> = new Map([
  ['G', MEASURES.g],
  ['ML', MEASURES.ml],
  ['CM', { unit: 'M', perUnit: 100 }],
])
/** As many digits as every number keeps: dividing adds none of its own. */
const DIGITS = 15

/**
 * The same content in a unit that a price may be of: 500 G are 0.5 KG. A price for a gram rounds to nothing, and the law
 * knows kilogram, litre, metre and square metre alone. Any other unit stays.
 *
 * @see eu-duties C-11
 */
export function pricedContent({ unit, size }: { unit: string; size: number }): {
  unit: string
  size: number
} {
  const small = SMALL_UNITS.get(unit.toUpperCase())
  if (small === undefined) return { unit, size }
  return { unit: small.unit, size: Number((size / small.perUnit).toPrecision(DIGITS)) }
}
