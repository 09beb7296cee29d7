import type { Language } from '@shop/domain/market/markets'
import type { FieldText, TextField } from '../../listing/index/catalogue-index-types.ts'
import { stem } from '../analysis/stem.ts'
import { isStopWord, isTurn } from '../analysis/stop-words.ts'
import { foldedWord, joinedWords, numbersOf, writtenWords } from '../analysis/tokens.ts'
import { MOST_WEIGHT, type PostingLists } from './posting-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The weight of a word by its field, 1 to 7. Article numbers are looked up in the database, never here. */
const WEIGHTS: Record<Exclude<TextField, 'number'>, number> = {
  name: MOST_WEIGHT,
  brand: 5,
  category: 4,
  colour: 3,
  attribute: 2,
}
/** A cushion for the sofa is a cushion: what follows such a word counts less. */
const BEHIND_A_TURN = 3
/** Labels come again and again and are taken apart once; beyond so many it is names that fill the memory. */
const MOST_KNOWN_LABELS = 20_000

/** A word is the number of its term, with those of a size's numbers; none for a stop word. */
type KnownWord = { terms: readonly number[]; isTurn: boolean }

/** As much of posting lists as is written. */
export type WrittenPostings = Pick<PostingLists, 'size' | 'open' | 'add'>

/** Takes texts apart and writes their terms into the posting lists. */
export class IndexedTexts {
  readonly #language: Language
  readonly #vocabulary: Vocabulary
  readonly #postings: WrittenPostings
  readonly #labels = new Map<string, readonly number[]>()
  /** By the way a word is written, so that every spelling is folded and cut once. */
  readonly #words = new Map<string, KnownWord>()

  constructor(language: Language, vocabulary: Vocabulary, postings: WrittenPostings) {
    this.#language = language
    this.#vocabulary = vocabulary
    this.#postings = postings
  }

  add(position: number, texts: readonly FieldText[]) {
    const weights = new Map<number, number>()
    const weigh = (term: number, weight: number) => {
      if (weight > (weights.get(term) ?? 0)) weights.set(term, weight)
    }
    for (const { field, text } of texts) {
      if (field === 'name') this.#weighName(text, weigh)
      else if (field !== 'number') for (const term of this.#termsOfLabel(text)) weigh(term, WEIGHTS[field])
    }
    for (const [term, weight] of weights) this.#postings.add(term, position, weight)
  }

  #weighName(name: string, weigh: (term: number, weight: number) => void) {
    let weight = WEIGHTS.name
    for (const word of writtenWords(name, this.#language)) {
      const { terms, isTurn } = this.#known(word)
      if (isTurn) weight = BEHIND_A_TURN
      for (const term of terms) weigh(term, weight)
    }
    for (const word of joinedWords(name, this.#language))
      for (const term of this.#known(word).terms) weigh(term, weight)
  }

  #termsOfLabel(text: string): readonly number[] {
    const known = this.#labels.get(text)
    if (known) return known
    if (this.#labels.size >= MOST_KNOWN_LABELS) this.#labels.clear()
    const words = [...writtenWords(text, this.#language), ...joinedWords(text, this.#language)]
    const terms = words.flatMap((word) => this.#known(word).terms)
    this.#labels.set(text, terms)
    return terms
  }

  #known(written: string): KnownWord {
    const known = this.#words.get(written) ?? this.#newWord(written)
    const [first] = known.terms
    if (first !== undefined) this.#vocabulary.wrote(first, written)
    return known
  }

  #newWord(written: string): KnownWord {
    const language = this.#language
    const word = foldedWord(written, language)
    const isStop = isStopWord(word, language)
    const terms = isStop ? [] : [word, ...numbersOf(word)].map((one) => this.#termOf(one))
    const known = { terms, isTurn: isTurn(word, language) }
    this.#words.set(written, known)
    return known
  }

  #termOf(folded: string): number {
    const term = this.#vocabulary.numberFor(stem(folded, this.#language))
    if (term === this.#postings.size) this.#postings.open()
    return term
  }
}
