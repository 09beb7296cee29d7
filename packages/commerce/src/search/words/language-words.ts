import type { Language } from '@shop/domain/shop/markets'
import { loadCompoundParts } from './compound-parts.ts'
import { loadSynonyms, type Synonyms } from './synonyms.ts'

/** What is known of a language's words beyond their forms. */
export type LanguageWords = { synonyms: Synonyms; compoundParts: ReadonlySet<string> }

const known = new Map<Language, LanguageWords>()

/** The word files of a language, read once. */
export function languageWords(language: Language): LanguageWords {
  const words = known.get(language) ?? {
    synonyms: loadSynonyms(language),
    compoundParts: loadCompoundParts(language),
  }
  known.set(language, words)
  return words
}
