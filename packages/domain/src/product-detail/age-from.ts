const MONTHS_OF_A_YEAR = 12
/** Until the second birthday ages are in months. */
const IN_MONTHS_BELOW = 24

/** An age in the unit that parents use: months for the first two years, then whole years. */
export function ageFrom(months: number): { unit: 'birth' | 'months' | 'years'; count: number } {
  if (months <= 0) return { unit: 'birth', count: 0 }
  if (months < IN_MONTHS_BELOW || months % MONTHS_OF_A_YEAR !== 0) return { unit: 'months', count: months }
  return { unit: 'years', count: months / MONTHS_OF_A_YEAR }
}
