import type { Language } from '@shop/domain/shop/markets'
import type { FieldText, TextField } from '../../listing/catalogue-index-types.ts'
import { stem } from '../analysis/stem.ts'
import { isStopWord, isTurn } from '../analysis/stop-words.ts'
import { joinedTokensOf, numbersOf, type Token, tokensOf } from '../analysis/tokens.ts'
import { MOST_WEIGHT, type PostingLists } from './posting-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a word weighs by where it stands, 1 to 7. Article numbers are looked up in the database, never here. */
const WEIGHTS: Record<Exclude<TextField, 'number'>, number> = {
  name: MOST_WEIGHT,
  brand: 5,
  category: 4,
  colour: 3,
  attribute: 2,
}
/** A cushion for the sofa is a cushion: what stands behind such a word says less. */
const BEHIND_A_TURN = 3
/** Labels come again and again and are taken apart once; beyond so many it is names that fill the memory. */
const MOST_KNOWN_LABELS = 20_000

/** Takes texts apart and writes their terms into the posting lists. */
export class IndexedTexts {
  readonly #language: Language
  readonly #vocabulary: Vocabulary
  readonly #postings: PostingLists
  readonly #labels = new Map<string, readonly number[]>()
  readonly #words = new Map<string, number>()

  constructor(language: Language, vocabulary: Vocabulary, postings: PostingLists) {
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
    for (const token of tokensOf(name, this.#language)) {
      if (isTurn(token.folded, this.#language)) weight = BEHIND_A_TURN
      for (const term of this.#termsOf(token)) weigh(term, weight)
    }
    for (const token of joinedTokensOf(name, this.#language))
      for (const term of this.#termsOf(token)) weigh(term, weight)
  }

  #termsOfLabel(text: string): readonly number[] {
    const known = this.#labels.get(text)
    if (known) return known
    if (this.#labels.size >= MOST_KNOWN_LABELS) this.#labels.clear()
    const tokens = [...tokensOf(text, this.#language), ...joinedTokensOf(text, this.#language)]
    const terms = tokens.flatMap((token) => this.#termsOf(token))
    this.#labels.set(text, terms)
    return terms
  }

  #termsOf({ folded, written }: Token): number[] {
    if (isStopWord(folded, this.#language)) return []
    return [this.#termOf(folded, written), ...numbersOf(folded).map((number) => this.#termOf(number, number))]
  }

  #termOf(folded: string, written: string): number {
    const known = this.#words.get(folded)
    const term = known ?? this.#newTermOf(folded)
    this.#vocabulary.wrote(term, written)
    return term
  }

  #newTermOf(folded: string): number {
    const word = stem(folded, this.#language)
    const term = this.#vocabulary.numberOf(word) ?? this.#vocabulary.numberFor(word)
    if (term === this.#postings.size) this.#postings.open()
    this.#words.set(folded, term)
    return term
  }
}
