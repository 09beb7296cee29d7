import type { SpecialCase } from '../catalogue/special-case.ts'

export const homeSpecialCases: readonly SpecialCase[] = []
