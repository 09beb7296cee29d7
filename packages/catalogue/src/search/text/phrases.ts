import type { Language } from '@shop/domain/market/markets'
import type { FieldText } from '../../listing/index/catalogue-index-types.ts'
import { numbersPart, type Part, type PartSource, textParts } from '../../snapshot/parts.ts'
import { queryWords } from '../analysis/query-words.ts'
import { phraseKey } from '../words/synonyms.ts'
import { nameOfThing } from './name-of-thing.ts'
import type { WordIndex } from './word-index.ts'

type Phrase = {
  written: string
  count: number
  /** Positions of the last two products that are called so: one of them is still there, as a rule. */
  last: number
  lastButOne: number
}

/** A catalogue whose names are all different has no phrases: beyond so many spellings it learns no more. */
const MOST_SPELLINGS = 100_000
/** „Couch- & Beistelltische“ are two things, and are searched for one by one. */
const SEVERAL = /[&/,+]|\s(?:und|et|en)\s/i
/** With so few letters typed, what begins with them comes before what has a word that does. */
const FEW_LETTERS = 2
/** Of those that fit best, so many are looked at by frequency. */
const MOST_COMPARED = 500

/** What things are called in the names of products, and how often: what a shopper's first letters may become. */
export class Phrases {
  readonly #language: Language
  readonly #index: WordIndex
  readonly #phrases: Phrase[] = []
  /** By every spelling, and by the stems of their words. */
  readonly #numbers = new Map<string, number>()

  constructor(language: Language, index: WordIndex) {
    this.#language = language
    this.#index = index
  }

  add(position: number, texts: readonly FieldText[]) {
    for (const written of thingsOf(texts, this.#language)) this.#count(written, position)
  }

  /** Takes in what was counted elsewhere. */
  learn(written: string, count: number) {
    const phrase = this.#phrases[this.#numbers.get(written) ?? this.#newPhrase(written)]
    if (phrase) phrase.count += count
  }

  #count(written: string, position: number) {
    const number = this.#numbers.get(written) ?? this.#newPhrase(written)
    const phrase = this.#phrases[number]
    if (!phrase) return
    phrase.count += 1
    phrase.lastButOne = phrase.last
    phrase.last = position
  }

  /** Singular and plural are one phrase, written as it was met first; -1 when there are too many. */
  #newPhrase(written: string): number {
    const key = phraseKey(queryWords(written, this.#language))
    if (key === '' || this.#numbers.size >= MOST_SPELLINGS) return -1
    const known = this.#numbers.get(key)
    const number = known ?? this.#phrases.length
    if (known === undefined) {
      this.#index.add(number, [{ field: 'name', text: written }])
      this.#phrases.push({ written, count: 0, last: -1, lastButOne: -1 })
    }
    this.#numbers.set(key, number)
    this.#numbers.set(written, number)
    return number
  }

  *parts(): Generator<Part> {
    yield* textParts(this.#phrases.map(({ written }) => written))
    yield numbersPart(Uint32Array.from(this.#phrases, ({ count }) => count))
    yield numbersPart(Int32Array.from(this.#phrases, ({ last }) => last))
    yield numbersPart(Int32Array.from(this.#phrases, ({ lastButOne }) => lastButOne))
    yield* textParts([...this.#numbers.keys()])
    yield numbersPart(Uint32Array.from(this.#numbers.values()))
    yield* this.#index.parts()
  }

  /** Where there are none yet. */
  restore(from: PartSource) {
    const written = from.texts()
    const [counts, last, lastButOne] = [from.numbers(['u32']), from.numbers(['i32']), from.numbers(['i32'])]
    for (const [number, phrase] of written.entries())
      this.#phrases.push({
        written: phrase,
        count: counts[number] ?? 0,
        last: last[number] ?? -1,
        lastButOne: lastButOne[number] ?? -1,
      })
    const spellings = from.texts()
    const numbers = from.numbers(['u32'])
    for (const [place, spelling] of spellings.entries()) this.#numbers.set(spelling, numbers[place] ?? 0)
    this.#index.restore(from)
  }

  /** Phrases that have all the words, or words that begin like them: best first, then most frequent. */
  completions(query: string, limit: number, isVisible: (position: number) => boolean): string[] {
    return this.#fitting(query)
      .filter(({ last, lastButOne }) => isVisible(last) || isVisible(lastButOne))
      .slice(0, limit)
      .map(({ written }) => written)
  }

  /** The same, whether any product is still called so or not. */
  candidates(query: string, limit: number): string[] {
    return this.#fitting(query)
      .slice(0, limit)
      .map(({ written }) => written)
  }

  #fitting(query: string): Phrase[] {
    const { positions, scores, count, leftOut } = this.#index.search(query)
    if (leftOut.length > 0) return []
    const typed = query.trim().toLowerCase()
    const beginsSo = (phrase: Phrase | undefined) =>
      typed.length <= FEW_LETTERS && phrase?.written.toLowerCase().startsWith(typed) ? 1 : 0
    return Array.from({ length: count }, (_, place) => ({
      score: scores[place] ?? 0,
      phrase: this.#phrases[positions[place] ?? -1],
    }))
      .sort(
        (a, b) =>
          beginsSo(b.phrase) - beginsSo(a.phrase) ||
          b.score - a.score ||
          (b.phrase?.count ?? 0) - (a.phrase?.count ?? 0),
      )
      .slice(0, MOST_COMPARED)
      .flatMap(({ phrase }) => phrase ?? [])
  }
}

/** What a product is called, by its name and its categories. */
export function thingsOf(texts: readonly FieldText[], language: Language): string[] {
  const brand = texts.find(({ field }) => field === 'brand')?.text ?? ''
  return texts.flatMap(({ field, text }) => {
    if (field === 'name') return [nameOfThing(text, brand, language)]
    return field === 'category' && !SEVERAL.test(text) ? [text] : []
  })
}
