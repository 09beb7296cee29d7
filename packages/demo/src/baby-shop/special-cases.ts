import type { SpecialCase } from '../catalogue/special-case.ts'

export const babySpecialCases: readonly SpecialCase[] = []
