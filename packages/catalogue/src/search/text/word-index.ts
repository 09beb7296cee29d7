import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { FieldText, Found, TextSearch } from '../../listing/index/catalogue-index-types.ts'
import { jsonPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { type QueryWord, queryWords } from '../analysis/query-words.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { answerOf } from './answer.ts'
import { IndexedTexts } from './indexed-texts.ts'
import type { MatchSet } from './match-set.ts'
import { Matcher, type WordMatch } from './matcher.ts'
import { PostingLists } from './posting-lists.ts'
import { PostingSets } from './posting-sets.ts'
import type { Related } from './related-terms.ts'
import { Vocabulary } from './vocabulary.ts'

/** What a search found, and which words it was found by. */
export type FoundWords = Found & {
  /** The words with a better spelling, null when they are right as they are. */
  corrected: string | null
  /** Words that had to be left out to find anything, as typed. */
  leftOut: string[]
}

export type SearchOptions = {
  /** Takes the words as they are typed: nothing is corrected. */
  isExact?: boolean
}

/**
 * Texts that are found by their words. Every word of a query has to be found, by any of its forms, in a
 * compound, by another name, or misspelt; when no text has them all, the most telling ones that go together count.
 */
export class WordIndex implements TextSearch {
  readonly #language: Language
  readonly #vocabulary = new Vocabulary()
  readonly #postings = new PostingLists()
  readonly #sets = new PostingSets(this.#postings)
  readonly #texts: IndexedTexts
  readonly #matcher: Matcher<MatchSet>

  constructor(language: Language, words: LanguageWords) {
    const [vocabulary, postings] = [this.#vocabulary, this.#postings]
    const related: Related = {
      vocabulary,
      language,
      count: (term) => postings.count(term),
      parts: words.compoundParts,
    }
    this.#language = language
    this.#texts = new IndexedTexts(language, vocabulary, postings)
    this.#matcher = new Matcher(related, this.#sets, words)
  }

  /** Positions have to rise. */
  add(position: number, texts: readonly FieldText[]): void {
    this.#texts.add(position, texts)
    this.#sets.size = position + 1
  }

  *parts(): Generator<Part> {
    yield jsonPart(this.#sets.size)
    yield* this.#vocabulary.parts()
    yield* this.#postings.parts()
  }

  /** Into an empty index. */
  restore(from: PartSource): void {
    this.#sets.size = from.json(v.number())
    this.#vocabulary.restore(from)
    this.#postings.restore(from)
  }

  /** @see product §3, §8 "Search" */
  search(query: string, { isExact = false }: SearchOptions = {}): FoundWords {
    const words = queryWords(query, this.#language)
    return answerOf(words, this.#matches(words, isExact), this.#language)
  }

  #matches(words: readonly QueryWord[], isExact: boolean): WordMatch<MatchSet>[] {
    const asking = this.#matcher.match(words, isExact)
    let step = asking.next()
    while (!step.done) step = asking.next(step.value.count > 0)
    return step.value
  }
}
