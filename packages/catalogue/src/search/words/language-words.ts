import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { loadCompoundParts } from './compound-parts.ts'
import { type Redirects, redirectsOf } from './redirects.ts'
import type { StoredWords } from './search-words-store.ts'
import { parseSynonyms, type Synonyms } from './synonyms.ts'

/** What is known of a language's words beyond their forms. The synonyms are replaced while the shop runs. */
export type LanguageWords = { synonyms: Synonyms; compoundParts: ReadonlySet<string> }

const parts = new Map<Language, ReadonlySet<string>>()

/** Words of a language with the synonyms of a shop, or without any. */
export function languageWords(
  language: Language,
  synonyms: Synonyms = parseSynonyms('', language, 'none'),
): LanguageWords {
  const compoundParts = parts.get(language) ?? loadCompoundParts(language)
  parts.set(language, compoundParts)
  return { synonyms, compoundParts }
}

/** The words of one shop in all languages, as they are now. */
export class SearchWords {
  readonly #words = new Map(LANGUAGES.map((language) => [language, languageWords(language)]))
  readonly #redirects = new Map<Language, Redirects>()

  /** Always the same object, so that references see later changes. */
  of(language: Language): LanguageWords {
    const words = this.#words.get(language)
    if (!words) throw new Error(`There are no words in ${language}: ask for one of the shop's languages.`)
    return words
  }

  redirects(language: Language): Redirects {
    return this.#redirects.get(language) ?? new Map()
  }

  /** Replaces the words by what the shop has stored; invalid lines were left out before. */
  take(stored: StoredWords): void {
    for (const [language, words] of this.#words) {
      const { synonyms, redirects } = stored(language)
      words.synonyms = parseSynonyms(synonyms.join('\n'), language, 'search_synonyms')
      this.#redirects.set(language, redirectsOf(redirects, language))
    }
  }
}
