const MONTHS_OF_A_YEAR = 12
/** Until the second birthday ages are told in months. */
const MONTHS_TOLD = 24

/** An age in the unit that parents use: months for the first two years, then whole years. */
export function ageFrom(months: number): { unit: 'birth' | 'months' | 'years'; count: number } {
  if (months <= 0) return { unit: 'birth', count: 0 }
  if (months < MONTHS_TOLD || months % MONTHS_OF_A_YEAR !== 0) return { unit: 'months', count: months }
  return { unit: 'years', count: months / MONTHS_OF_A_YEAR }
}
