import { asQueryWord, type QueryWord, queryWords } from '../analysis/query-words.ts'
import { numbersOf } from '../analysis/tokens.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phraseKey } from '../words/synonyms.ts'
import { correctedWord } from './corrected-word.ts'
import { both, either, Gatherer, lowered, type MatchSet, NOTHING } from './match-set.ts'
import type { PostingLists } from './posting-lists.ts'
import { isModifier, isThing, NEAR, type Related, type RelatedTerm, relatedTerms } from './related-terms.ts'
import { splitWord, type WordParts } from './split-word.ts'

/** What one word of a query found; `corrected` when it was found by another spelling. */
export type WordMatch = { word: QueryWord; set: MatchSet; corrected: string | null }

const BY_ANOTHER_NAME = 0.9
const BY_ITS_PARTS = 0.8
const BY_ITS_HEAD = 0.5
const MISSPELT = 0.7

/** Finds the products of each word of a query. */
export class Matcher {
  /** One more than the highest position. */
  size = 0
  readonly #related: Related
  readonly #postings: PostingLists
  readonly #words: Pick<LanguageWords, 'synonyms'>
  readonly #gatherer = new Gatherer()

  constructor(related: Related, postings: PostingLists, words: Pick<LanguageWords, 'synonyms'>) {
    this.#related = related
    this.#postings = postings
    this.#words = words
  }

  /** One match for each word; words that are one phrase share what its other names find. */
  match(words: readonly QueryWord[], isExact: boolean): WordMatch[] {
    const matches: WordMatch[] = []
    while (matches.length < words.length) {
      const { length, others } = this.#phraseAt(words, matches.length)
      const phrase = words.slice(matches.length, matches.length + length)
      const set = this.#ofPhrase(phrase, others)
      for (const word of phrase)
        matches.push({ word, set: set.count > 0 ? set : this.#ofWord(word), corrected: null })
    }
    this.#joinNeighbours(words, matches)
    return matches.map((match) => (match.set.count > 0 ? match : this.#inOtherWords(match, isExact)))
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
  #ofPhrase(phrase: readonly QueryWord[], others: readonly (readonly QueryWord[])[]): MatchSet {
    if (others.length === 0) return NOTHING
    return either(this.#wordsTogether(phrase, 1), this.#byOtherNames(others))
  }

  #byOtherNames(others: readonly (readonly QueryWord[])[]): MatchSet {
    return others.reduce((all, phrase) => either(all, this.#wordsTogether(phrase, BY_ANOTHER_NAME)), NOTHING)
  }

  /** What has all of the words themselves, scored like one word. */
  #wordsTogether(words: readonly QueryWord[], factor: number): MatchSet {
    const set = words.map((word) => this.#gathered(relatedTerms(word, this.#related))).reduce(both)
    return words.length === 1 && factor === 1 ? set : lowered(set, factor / words.length)
  }

  /** What a word finds as it is, and by its other names. */
  #ofWord(word: QueryWord): MatchSet {
    const own = this.#gathered(relatedTerms(word, this.#related))
    return either(own, this.#byOtherNames(this.#words.synonyms.phrases.get(word.stem) ?? []))
  }

  /** Read as a compound of known words, else corrected, else by its head alone, else corrected boldly. */
  #inOtherWords(match: WordMatch, isExact: boolean): WordMatch {
    const { word } = match
    const sizes = numbersOf(word.folded)
    if (sizes.length > 0) return { ...match, set: this.#together(sizes, BY_ITS_PARTS) }

    const parts = this.#partsOf(word)
    const known = parts.filter(({ isKnown }) => isKnown)
    return (
      this.#byParts(match, known) ??
      (isExact ? null : this.#corrected(match, 1)) ??
      this.#byParts(match, parts) ??
      (isExact ? null : this.#corrected(match, 2)) ??
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
  #byParts(match: WordMatch, parts: readonly WordParts[]): WordMatch | null {
    for (const { modifier, head } of parts) {
      const set = this.#together([modifier, head], BY_ITS_PARTS)
      if (set.count > 0) return { ...match, set }
    }
    for (const { head } of parts) {
      const set = this.#together([head], BY_ITS_HEAD)
      if (set.count > 0) return { ...match, set }
    }
    return null
  }

  #together(words: readonly string[], factor: number): MatchSet {
    const sets = words.map((word) => this.#ofWord(asQueryWord(word, this.#related.language)))
    return lowered(sets.reduce(both), factor / words.length)
  }

  /** `kinder wagen` is a `Kinderwagen`, `porte manteau` a `portemanteau`. */
  #joinNeighbours(words: readonly QueryWord[], matches: WordMatch[]) {
    for (const [place, word] of words.entries()) {
      const next = words[place + 1]
      if (!next || /^\d/.test(word.folded + next.folded)) continue
      const { stem } = asQueryWord(word.written + next.written, this.#related.language)
      const term = this.#related.vocabulary.numberOf(stem)
      if (term === undefined) continue
      const set = this.#gathered([{ term, factor: NEAR.whole }])
      for (const one of [place, place + 1]) {
        const match = matches[one]
        if (match) matches[one] = { ...match, set: either(match.set, set) }
      }
    }
  }

  #corrected(match: WordMatch, mostWrong: number): WordMatch | null {
    const corrected = correctedWord(match.word, mostWrong, this.#related, this.#words.synonyms)
    const [word] = corrected === null ? [] : queryWords(corrected, this.#related.language)
    if (!word) return null
    const set = lowered(this.#ofWord(word), MISSPELT)
    return set.count > 0 ? { ...match, corrected, set } : null
  }

  #gathered(terms: readonly RelatedTerm[]): MatchSet {
    const [only] = terms
    if (!only) return NOTHING
    if (terms.length === 1) return this.#postings.read(only.term, only.factor)

    const { scores, pages } = this.#gatherer.open(this.size)
    let most = 0
    for (const { term, factor } of terms) {
      this.#postings.raise(term, factor, scores, pages)
      most += this.#postings.count(term)
    }
    return this.#gatherer.close(Math.min(most, this.size))
  }
}
