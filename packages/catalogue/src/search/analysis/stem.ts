import type { Language } from '@shop/domain/market/markets'
import { stemDutch } from './stem-dutch.ts'
import { stemFrench } from './stem-french.ts'
import { stemGerman } from './stem-german.ts'

const STEMS: Record<Language, (word: string) => string> = { de: stemGerman, fr: stemFrench, nl: stemDutch }

/** What the forms of a folded word have in common; numbers stay what they are. */
export function stem(folded: string, language: Language): string {
  return /^\d/.test(folded) ? folded : STEMS[language](folded)
}
