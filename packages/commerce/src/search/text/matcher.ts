import { type QueryWord, queryWords } from '../analysis/query-words.ts'
import { stem } from '../analysis/stem.ts'
import { numbersOf } from '../analysis/tokens.ts'
import { phraseKey, type Synonyms } from '../words/synonyms.ts'
import { correctedTerm } from './corrected-term.ts'
import { both, either, Gatherer, lowered, type MatchSet, NOTHING } from './match-set.ts'
import type { PostingLists } from './posting-lists.ts'
import { NEAR, type Related, type RelatedTerm, relatedTerms } from './related-terms.ts'
import { splitWord } from './split-word.ts'

/** What one word of a query found; `corrected` when it was found by another spelling. */
export type WordMatch = { word: QueryWord; set: MatchSet; corrected: string | null }

const BY_ANOTHER_NAME = 0.9
const BY_ITS_PARTS = 0.8
const MISSPELT = 0.7

/** Finds the products of each word of a query. */
export class Matcher {
  /** One more than the highest position. */
  size = 0
  readonly #related: Related
  readonly #postings: PostingLists
  readonly #synonyms: Synonyms
  readonly #gatherer = new Gatherer()

  constructor(related: Related, postings: PostingLists, synonyms: Synonyms) {
    this.#related = related
    this.#postings = postings
    this.#synonyms = synonyms
  }

  /** One match for each word; words that are one phrase share theirs. */
  match(words: readonly QueryWord[], isExact: boolean): WordMatch[] {
    const matches: WordMatch[] = []
    while (matches.length < words.length) {
      const { length, others } = this.#phraseAt(words, matches.length)
      const phrase = words.slice(matches.length, matches.length + length)
      const named = this.#byOtherNames(others)
      for (const word of phrase) {
        const own = this.#ofWord(word)
        matches.push({ word, set: either(own, named), corrected: null })
      }
    }
    this.#joinNeighbours(words, matches)
    return matches.map((match) => (match.set.count > 0 || isExact ? match : this.#corrected(match)))
  }

  /** The longest phrase from a place on that has other names. */
  #phraseAt(words: readonly QueryWord[], place: number) {
    const { phrases, longest } = this.#synonyms
    for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
      const others = phrases.get(phraseKey(words.slice(place, place + length)))
      if (others) return { length, others }
    }
    return { length: 1, others: [] }
  }

  #byOtherNames(others: readonly (readonly QueryWord[])[]): MatchSet {
    const sets = others.map((phrase) => phrase.map((word) => this.#ofWord(word)).reduce(both))
    return sets.reduce((all, set) => either(all, lowered(set, BY_ANOTHER_NAME)), NOTHING)
  }

  #ofWord(word: QueryWord): MatchSet {
    const terms = relatedTerms(word, this.#related)
    return terms.length > 0 ? this.#gathered(terms) : this.#inParts(word)
  }

  /** `140x200` by both numbers, a compound that nothing is called by the words it is made of. */
  #inParts({ folded }: QueryWord): MatchSet {
    const numbers = numbersOf(folded)
    const parts = numbers.length > 0 ? numbers : (splitWord(folded, this.#related) ?? [])
    if (parts.length === 0) return NOTHING
    const sets = parts.map((part) =>
      this.#gathered(relatedTerms({ folded: part, stem: stem(part, this.#related.language) }, this.#related)),
    )
    return lowered(sets.reduce(both), BY_ITS_PARTS)
  }

  /** `kinder wagen` is a `Kinderwagen`, `porte manteau` a `portemanteau`. */
  #joinNeighbours(words: readonly QueryWord[], matches: WordMatch[]) {
    for (const [place, word] of words.entries()) {
      const next = words[place + 1]
      if (!next || /^\d/.test(word.folded + next.folded)) continue
      const [joined] = queryWords(word.written + next.written, this.#related.language)
      const term = joined && this.#related.vocabulary.numberOf(joined.stem)
      if (term === undefined) continue
      const set = this.#gathered([{ term, factor: NEAR.whole }])
      for (const one of [place, place + 1]) {
        const match = matches[one]
        if (match) matches[one] = { ...match, set: either(match.set, set) }
      }
    }
  }

  #corrected(match: WordMatch): WordMatch {
    const { vocabulary, count, language } = this.#related
    const frequency = (term: string) => count(vocabulary.numberOf(term) ?? -1)
    const term = correctedTerm(match.word.stem, vocabulary.sorted(), frequency)
    const number = term === null ? undefined : vocabulary.numberOf(term)
    if (number === undefined) return match

    const corrected = vocabulary.written(number)
    const [word] = queryWords(corrected, language)
    return word ? { ...match, corrected, set: lowered(this.#ofWord(word), MISSPELT) } : match
  }

  #gathered(terms: readonly RelatedTerm[]): MatchSet {
    const [only] = terms
    if (only && terms.length === 1) return this.#postings.read(only.term, only.factor)

    const { scores, pages } = this.#gatherer.open(this.size)
    let most = 0
    for (const { term, factor } of terms) {
      this.#postings.raise(term, factor, scores, pages)
      most += this.#postings.count(term)
    }
    return this.#gatherer.close(Math.min(most, this.size))
  }
}
