import { spellings, wordsOf } from './folded.ts'
import { isOneEditAway } from './one-edit-away.ts'

/** A text of a document, and how much a word found in it weighs. */
export type WeightedText = { text: string; weight: number }

/** Words shorter than this are too common inside other words, and too close to each other. */
const LONG_ENOUGH = 4
const WHOLE = 4
const BEGINNING = 2
const INSIDE = 1

/**
 * Finds documents by words: every word has to be found, whole or as the beginning of one. What no word begins
 * with is looked for inside (`sofa` in `ecksofa`), then with one letter wrong.
 */
export class TermIndex {
  readonly #terms: string[]
  readonly #weights = new Map<string, Map<number, number>>()

  constructor(documents: readonly (readonly WeightedText[])[]) {
    for (const [position, texts] of documents.entries()) {
      for (const { text, weight } of texts) {
        for (const word of wordsOf(text))
          for (const term of spellings(word)) this.#put(term, position, weight)
      }
    }
    this.#terms = [...this.#weights.keys()].sort()
  }

  /** Positions with their scores; empty when a word is found nowhere, and for no words at all. */
  search(text: string): Map<number, number> {
    const found = wordsOf(text).map((word) => this.#scores(word))
    const [first, ...others] = found.sort((a, b) => a.size - b.size)
    const scores = new Map<number, number>()
    for (const [position, score] of first ?? []) {
      const rest = others.map((other) => other.get(position) ?? 0)
      if (rest.every((one) => one > 0))
        scores.set(
          position,
          rest.reduce((sum, one) => sum + one, score),
        )
    }
    return scores
  }

  #scores(word: string): Map<number, number> {
    const spelt = spellings(word)
    const scores = new Map<number, number>()
    for (const spelling of spelt)
      for (const term of this.#beginningWith(spelling))
        this.#gather(scores, term, term === spelling ? WHOLE : BEGINNING)
    if (scores.size > 0 || word.length < LONG_ENOUGH) return scores

    for (const isClose of [
      (term: string, spelling: string) => term.includes(spelling),
      (term: string, spelling: string) => isOneEditAway(term, spelling),
    ]) {
      for (const term of this.#terms)
        if (spelt.some((spelling) => isClose(term, spelling))) this.#gather(scores, term, INSIDE)
      if (scores.size > 0) return scores
    }
    return scores
  }

  #gather(scores: Map<number, number>, term: string, factor: number) {
    for (const [position, weight] of this.#weights.get(term) ?? [])
      scores.set(position, Math.max(scores.get(position) ?? 0, weight * factor))
  }

  *#beginningWith(prefix: string): Generator<string> {
    for (let place = this.#placeOf(prefix); this.#terms[place]?.startsWith(prefix); place += 1)
      yield this.#terms[place] ?? ''
  }

  /** Where a word stands, or would stand, among the terms. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#terms[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  #put(term: string, position: number, weight: number) {
    const weights = this.#weights.get(term) ?? new Map<number, number>()
    weights.set(position, Math.max(weights.get(position) ?? 0, weight))
    this.#weights.set(term, weights)
  }
}
