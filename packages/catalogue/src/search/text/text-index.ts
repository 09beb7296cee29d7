import type { Language } from '@shop/domain/market/markets'
import type { FieldText, TextSearch } from '../../listing/index/catalogue-index-types.ts'
import type { Part, PartSource } from '../../snapshot/parts.ts'
import { type LanguageWords, languageWords } from '../words/language-words.ts'
import { Phrases } from './phrases.ts'
import { type FoundWords, type SearchOptions, WordIndex } from './word-index.ts'

/** Everything that is searched in one language: the texts of all products, and what shoppers may want to type. */
export class TextIndex implements TextSearch {
  readonly #products: WordIndex
  readonly #phrases: Phrases

  constructor(language: Language, words: LanguageWords = languageWords(language)) {
    this.#products = new WordIndex(language, words)
    this.#phrases = new Phrases(language, new WordIndex(language, words))
  }

  /** Positions have to rise. */
  add(position: number, texts: readonly FieldText[]): void {
    this.#products.add(position, texts)
    this.#phrases.add(position, texts)
  }

  *parts(): Generator<Part> {
    yield* this.#products.parts()
    yield* this.#phrases.parts()
  }

  restore(from: PartSource): void {
    this.#products.restore(from)
    this.#phrases.restore(from)
  }

  /** @see product §3, §8 "Search" */
  search(query: string, options?: SearchOptions): FoundWords {
    return this.#products.search(query, options)
  }

  /** What the words may become: names of things that the catalogue has, most frequent first. */
  completions(query: string, limit: number, isVisible: (position: number) => boolean): string[] {
    return this.#phrases.completions(query, limit, isVisible)
  }
}
