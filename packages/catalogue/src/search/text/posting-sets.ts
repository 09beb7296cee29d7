import { both, either, Gatherer, lowered, type MatchSet, NOTHING } from './match-set.ts'
import type { MatchSets } from './matcher.ts'
import type { PostingLists } from './posting-lists.ts'
import type { RelatedTerm } from './related-terms.ts'

/** Sets of positions, read from posting lists. */
export class PostingSets implements MatchSets<MatchSet> {
  /** One more than the highest position. */
  size = 0
  readonly nothing = NOTHING
  readonly both = both
  readonly either = either
  readonly lowered = lowered
  readonly #postings: PostingLists
  readonly #gatherer = new Gatherer()

  constructor(postings: PostingLists) {
    this.#postings = postings
  }

  gathered(terms: readonly RelatedTerm[]): MatchSet {
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
