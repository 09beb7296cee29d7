import type { Language } from '@shop/domain/market/markets'
import type { FieldText } from '../../listing/index/catalogue-index-types.ts'
import { IndexedTexts, type WrittenPostings } from '../text/indexed-texts.ts'
import { Phrases, thingsOf } from '../text/phrases.ts'
import type { Related } from '../text/related-terms.ts'
import { Vocabulary } from '../text/vocabulary.ts'
import { WordIndex } from '../text/word-index.ts'
import type { LanguageWords } from '../words/language-words.ts'

/** The words of a product in one language, as they stand in its document. */
export type ProductWords = {
  /** Each stem behind the weight of its field, `7kommod`. */
  terms: string[]
  /** Each stem with the way it is mostly written, a tab between. */
  words: string[]
  /** What the product is called. */
  things: string[]
}

/** How often a spelling is counted at most when it is learned: only what is written most matters. */
const MOST_SPELLED = 20

/**
 * The distinct words of a language, and what things are called: as much as has to be known to read what a shopper types.
 * The products that have them are elsewhere, so that this grows with the language and not with the catalogue.
 */
export class IndexedWords {
  readonly related: Related
  readonly #language: Language
  readonly #vocabulary = new Vocabulary()
  readonly #counts: number[] = []
  readonly #collected = new CollectedTerms()
  readonly #texts: IndexedTexts
  readonly #phrases: Phrases

  constructor(language: Language, words: LanguageWords) {
    this.#language = language
    this.#texts = new IndexedTexts(language, this.#vocabulary, this.#collected)
    this.#phrases = new Phrases(language, new WordIndex(language, words))
    this.related = {
      vocabulary: this.#vocabulary,
      language,
      count: (term) => this.#counts[term] ?? 0,
      parts: words.compoundParts,
    }
  }

  /** Takes the texts of a product apart, and knows their words from now on. */
  read(texts: readonly FieldText[]): ProductWords {
    this.#texts.add(0, texts)
    const found = this.#collected.taken()
    for (const [term] of found) this.#counts[term] = (this.#counts[term] ?? 0) + 1
    const things = thingsOf(texts, this.#language).filter((thing) => thing !== '')
    for (const thing of things) this.#phrases.learn(thing, 1)
    return {
      terms: found.map(([term, weight]) => `${weight}${this.#vocabulary.term(term)}`),
      words: found.map(([term]) => `${this.#vocabulary.term(term)}\t${this.#vocabulary.written(term)}`),
      things,
    }
  }

  /** Takes in a word that products elsewhere have. */
  learnWord(word: string, count: number): void {
    const [term, written] = word.split('\t')
    if (term === undefined || written === undefined) return
    const number = this.#vocabulary.numberFor(term)
    this.#counts[number] = (this.#counts[number] ?? 0) + count
    for (let time = 0; time < Math.min(count, MOST_SPELLED); time += 1)
      this.#vocabulary.wrote(number, written)
  }

  learnThing(thing: string, count: number): void {
    this.#phrases.learn(thing, count)
  }

  /** What the words may become; whether any product is still called so has to be asked. */
  completions(query: string, limit: number): string[] {
    return this.#phrases.candidates(query, limit)
  }
}

/** Instead of posting lists: the terms of the text that was read last. */
class CollectedTerms implements WrittenPostings {
  /** Nothing is opened for a new term. */
  readonly size = -1
  #found: [term: number, weight: number][] = []

  open(): number {
    return this.size
  }

  add(term: number, _position: number, weight: number): void {
    this.#found.push([term, weight])
  }

  taken(): readonly [term: number, weight: number][] {
    const found = this.#found
    this.#found = []
    return found
  }
}
