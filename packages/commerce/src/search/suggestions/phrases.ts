import type { Language } from '@shop/domain/shop/markets'
import type { FieldText } from '../../listing/catalogue-index-types.ts'
import type { WordIndex } from '../text/word-index.ts'
import { nameOfThing } from './name-of-thing.ts'

type Phrase = {
  written: string
  count: number
  /** Positions of the last two products that are called so: one of them is still there, as a rule. */
  last: number
  lastButOne: number
}

/** A catalogue whose names are all different has no phrases; beyond so many it learns no more. */
const MOST_PHRASES = 50_000
/** Of those that fit best, so many are looked at by frequency. */
const MOST_COMPARED = 500

/** What things are called in the names of products, and how often: what a shopper's first letters may become. */
export class Phrases {
  readonly #language: Language
  readonly #index: WordIndex
  readonly #phrases: Phrase[] = []
  readonly #numbers = new Map<string, number>()

  constructor(language: Language, index: WordIndex) {
    this.#language = language
    this.#index = index
  }

  add(position: number, texts: readonly FieldText[]) {
    const name = texts.find(({ field }) => field === 'name')?.text ?? ''
    const brand = texts.find(({ field }) => field === 'brand')?.text ?? ''
    const written = nameOfThing(name, brand, this.#language)
    if (written === '') return

    const key = written.toLowerCase()
    const known = this.#phrases[this.#numbers.get(key) ?? -1]
    if (known) {
      known.count += 1
      known.lastButOne = known.last
      known.last = position
    } else if (this.#phrases.length < MOST_PHRASES) {
      this.#numbers.set(key, this.#phrases.length)
      this.#index.add(this.#phrases.length, [{ field: 'name', text: written }])
      this.#phrases.push({ written, count: 1, last: position, lastButOne: position })
    }
  }

  /** Phrases that have all the words, or words that begin like them: best first, then most frequent. */
  completions(query: string, limit: number, isVisible: (position: number) => boolean): string[] {
    const { positions, scores, count, leftOut } = this.#index.search(query)
    if (leftOut.length > 0) return []
    return Array.from({ length: count }, (_, place) => ({
      score: scores[place] ?? 0,
      phrase: this.#phrases[positions[place] ?? -1],
    }))
      .sort((a, b) => b.score - a.score || (b.phrase?.count ?? 0) - (a.phrase?.count ?? 0))
      .slice(0, MOST_COMPARED)
      .filter(({ phrase }) => phrase && (isVisible(phrase.last) || isVisible(phrase.lastButOne)))
      .slice(0, limit)
      .flatMap(({ phrase }) => phrase?.written ?? [])
  }
}
