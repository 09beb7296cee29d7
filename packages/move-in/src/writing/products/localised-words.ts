import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Localised } from '@shop/engine/records/catalogue-record'
import type { Words } from '../../records/old-record.ts'

/** Words in every language: where the source has none, those of the language that it speaks. */
export function localisedWords(words: Words, language: Language, otherwise = ''): Localised {
  const own = [words[language], ...Object.values(words)].find((text) => text !== undefined && text !== '')
  const filled = own ?? otherwise
  const [de, fr, nl] = LANGUAGES.map((one) => words[one] || filled)
  return { de: de ?? filled, fr: fr ?? filled, nl: nl ?? filled }
}
