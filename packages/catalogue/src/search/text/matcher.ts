import { asQueryWord, type QueryWord, queryWords } from '../analysis/query-words.ts'
import { numbersOf } from '../analysis/tokens.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phraseKey } from '../words/synonyms.ts'
import { correctedWord } from './corrected-word.ts'
import { isModifier, isThing, NEAR, type Related, type RelatedTerm, relatedTerms } from './related-terms.ts'
import { splitWord, type WordParts } from './split-word.ts'

/** What one word of a query found; `corrected` when it was found by another spelling. */
export type WordMatch<Set> = { word: QueryWord; set: Set; corrected: string | null }

/** What sets of products are made of: in this process positions with scores, elsewhere questions that are not asked yet. */
export type MatchSets<Set> = {
  nothing: Set
  /** What has one of the terms, scored by the nearest. */
  gathered(terms: readonly RelatedTerm[]): Set
  /** What is in both, with the sum of both scores. */
  both(one: Set, other: Set): Set
  /** What is in one of them, with the higher of both scores. */
  either(one: Set, other: Set): Set
  /** Scores times a number. */
  lowered(set: Set, factor: number): Set
}

/** Asks of a set whether there is anything in it, and goes on when it is told. */
export type Asking<Set, Answer> = Generator<Set, Answer, boolean>

const BY_ANOTHER_NAME = 0.9
const BY_ITS_PARTS = 0.8
const BY_ITS_HEAD = 0.5
const MISSPELT = 0.7

/** Finds the products of each word of a query. */
export class Matcher<Set> {
  readonly #related: Related
  readonly #sets: MatchSets<Set>
  readonly #words: Pick<LanguageWords, 'synonyms'>

  constructor(related: Related, sets: MatchSets<Set>, words: Pick<LanguageWords, 'synonyms'>) {
    this.#related = related
    this.#sets = sets
    this.#words = words
  }

  /** One match for each word; words that are one phrase share what its other names find. */
  *match(words: readonly QueryWord[], isExact: boolean): Asking<Set, WordMatch<Set>[]> {
    const matches: WordMatch<Set>[] = []
    while (matches.length < words.length) {
      const { length, others } = this.#phraseAt(words, matches.length)
      const phrase = words.slice(matches.length, matches.length + length)
      const set = this.#ofPhrase(phrase, others)
      const isFound = others.length > 0 && (yield set)
      for (const word of phrase)
        matches.push({ word, set: isFound ? set : this.#ofWord(word), corrected: null })
    }
    this.#joinNeighbours(words, matches)
    const found: WordMatch<Set>[] = []
    for (const match of matches)
      found.push((yield match.set) ? match : yield* this.#inOtherWords(match, isExact))
    return found
  }

  /** The longest phrase from a place on that has other names. */
  #phraseAt(words: readonly QueryWord[], place: number) {
    const { phrases, longest } = this.#words.synonyms
    for (let length = Math.min(longest, words.length - place); length > 1; length -= 1) {
      const others = phrases.get(phraseKey(words.slice(place, place + length)))
      if (others) return { length, others }
    }
    return { length: 1, others: [] }
  }

  /** A phrase with another name is looked for as a whole: a `taie de coussin` is no `coussin`. */
  #ofPhrase(phrase: readonly QueryWord[], others: readonly (readonly QueryWord[])[]): Set {
    if (others.length === 0) return this.#sets.nothing
    return this.#sets.either(this.#wordsTogether(phrase, 1), this.#byOtherNames(others))
  }

  #byOtherNames(others: readonly (readonly QueryWord[])[]): Set {
    return others.reduce(
      (all, phrase) => this.#sets.either(all, this.#wordsTogether(phrase, BY_ANOTHER_NAME)),
      this.#sets.nothing,
    )
  }

  /** What has all of the words themselves, scored like one word. */
  #wordsTogether(words: readonly QueryWord[], factor: number): Set {
    const set = words
      .map((word) => this.#sets.gathered(relatedTerms(word, this.#related)))
      .reduce((one, other) => this.#sets.both(one, other))
    return words.length === 1 && factor === 1 ? set : this.#sets.lowered(set, factor / words.length)
  }

  /** What a word finds as it is, and by its other names. */
  #ofWord(word: QueryWord): Set {
    const own = this.#sets.gathered(relatedTerms(word, this.#related))
    return this.#sets.either(own, this.#byOtherNames(this.#words.synonyms.phrases.get(word.stem) ?? []))
  }

  /** Read as a compound of known words, else corrected, else by its head alone, else corrected boldly. */
  *#inOtherWords(match: WordMatch<Set>, isExact: boolean): Asking<Set, WordMatch<Set>> {
    const { word } = match
    const sizes = numbersOf(word.folded)
    if (sizes.length > 0) return { ...match, set: this.#together(sizes, BY_ITS_PARTS) }

    const parts = this.#partsOf(word)
    const known = parts.filter(({ isKnown }) => isKnown)
    return (
      (yield* this.#byParts(match, known)) ??
      (isExact ? null : yield* this.#corrected(match, 1)) ??
      (yield* this.#byParts(match, parts)) ??
      (isExact ? null : yield* this.#corrected(match, 2)) ??
      match
    )
  }

  #partsOf(word: QueryWord): WordParts[] {
    const { language, vocabulary } = this.#related
    if (language === 'fr') return []
    return splitWord(word.folded, {
      isHead: (head) => {
        const { stem } = asQueryWord(head, language)
        return this.#words.synonyms.phrases.has(stem) || isThing(stem, this.#related)
      },
      isModifier: (modifier) =>
        isModifier(modifier, this.#related) ||
        vocabulary.numberOf(asQueryWord(modifier, language).stem) !== undefined,
    })
  }

  /** Whatever has both parts; where nothing has, whatever is a kind of the head. */
  *#byParts(match: WordMatch<Set>, parts: readonly WordParts[]): Asking<Set, WordMatch<Set> | null> {
    for (const { modifier, head } of parts) {
      const set = this.#together([modifier, head], BY_ITS_PARTS)
      if (yield set) return { ...match, set }
    }
    for (const { head } of parts) {
      const set = this.#together([head], BY_ITS_HEAD)
      if (yield set) return { ...match, set }
    }
    return null
  }

  #together(words: readonly string[], factor: number): Set {
    const sets = words.map((word) => this.#ofWord(asQueryWord(word, this.#related.language)))
    const all = sets.reduce((one, other) => this.#sets.both(one, other))
    return this.#sets.lowered(all, factor / words.length)
  }

  /** `kinder wagen` is a `Kinderwagen`, `porte manteau` a `portemanteau`. */
  #joinNeighbours(words: readonly QueryWord[], matches: WordMatch<Set>[]) {
    for (const [place, word] of words.entries()) {
      const next = words[place + 1]
      if (!next || /^\d/.test(word.folded + next.folded)) continue
      const { stem } = asQueryWord(word.written + next.written, this.#related.language)
      const term = this.#related.vocabulary.numberOf(stem)
      if (term === undefined) continue
      const set = this.#sets.gathered([{ term, factor: NEAR.whole }])
      for (const one of [place, place + 1]) {
        const match = matches[one]
        if (match) matches[one] = { ...match, set: this.#sets.either(match.set, set) }
      }
    }
  }

  *#corrected(match: WordMatch<Set>, mostWrong: number): Asking<Set, WordMatch<Set> | null> {
    const corrected = correctedWord(match.word, mostWrong, this.#related, this.#words.synonyms)
    const [word] = corrected === null ? [] : queryWords(corrected, this.#related.language)
    if (!word) return null
    const set = this.#sets.lowered(this.#ofWord(word), MISSPELT)
    return (yield set) ? { ...match, corrected, set } : null
  }
}
