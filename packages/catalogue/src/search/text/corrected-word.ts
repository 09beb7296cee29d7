import type { QueryWord } from '../analysis/query-words.ts'
import { foldedWord } from '../analysis/tokens.ts'
import type { Synonyms } from '../words/synonyms.ts'
import { DistanceRows, editDistance } from './edit-distance.ts'
import type { Related } from './related-terms.ts'
import { placeOf } from './vocabulary.ts'

/** Up to this length one letter may be wrong, beyond it two; below `SHORTEST` none: too much would be close. */
const ONE_WRONG_UP_TO = 7
const SHORTEST = 4
const LONGEST = 32
/** Up to this length the first letter has to be right: too many words are one letter apart. */
const SAME_START_UP_TO = 5
/** Endings were cut off before terms are compared; the words as they are written may differ by one letter more. */
const ENDING = 1
/** Steps that are taken before the search is given up: some milliseconds. */
const PATIENCE = 60_000

type Candidate = { word: string; distance: number; isSameStart: boolean; count: number }

/**
 * The word that a misspelt one most likely means, or null: fewest letters wrong, missing, too much or swapped, then
 * the same first letter, then the most frequent. Words of the catalogue, and words that have another name there.
 */
export function correctedWord(
  word: QueryWord,
  mostWrong: number,
  related: Related,
  synonyms: Synonyms,
): string | null {
  const { vocabulary, count, language } = related
  const allowed = Math.min(mostWrong, word.folded.length <= ONE_WRONG_UP_TO ? 1 : 2)
  if (word.folded.length < SHORTEST || word.stem.length > LONGEST || /\d/.test(word.stem)) return null

  const candidates = [...near(word.stem, allowed, vocabulary.sorted())].flatMap(({ term, distance }) => {
    const number = vocabulary.numberOf(term) ?? -1
    return candidate(word, vocabulary.written(number), distance, count(number))
  })
  const named = [...near(word.stem, allowed, synonyms.words)].flatMap(({ term, distance }) =>
    candidate(word, synonyms.written.get(term) ?? term, distance, 1),
  )
  const [best] = [...candidates, ...named]
    .filter((one) => editDistance(word.folded, foldedWord(one.word, language)) <= allowed + ENDING)
    .sort(byLikeliness)
  return best?.word ?? null
}

function candidate(word: QueryWord, written: string, distance: number, count: number): Candidate[] {
  const isSameStart =
    word.written[0] === written[0] || (word.written[0] === written[1] && word.written[1] === written[0])
  const isLikely = count > 0 && (isSameStart || word.folded.length > SAME_START_UP_TO)
  return isLikely ? [{ word: written, distance, isSameStart, count }] : []
}

function byLikeliness(one: Candidate, other: Candidate): number {
  return (
    one.distance - other.distance ||
    Number(other.isSameStart) - Number(one.isSameStart) ||
    other.count - one.count
  )
}

/**
 * Sorted terms within a distance of a word. They are read as a tree: a beginning that is too far away is skipped
 * with everything that has it.
 */
function* near(
  word: string,
  allowed: number,
  sorted: readonly string[],
): Generator<{ term: string; distance: number }> {
  const rows = new DistanceRows(word)
  let patience = PATIENCE
  let previous = ''
  for (let place = 0; place < sorted.length && patience > 0; ) {
    const term = sorted[place] ?? ''
    let depth = sharedLength(previous, term)
    let isFar = false
    while (depth < term.length && !isFar) {
      rows.step(term, depth)
      patience -= 1
      depth += 1
      isFar = rows.least(depth) > allowed && rows.least(depth - 1) >= allowed
    }
    previous = term.slice(0, depth)
    if (depth < term.length) {
      place = placeOf(`${previous}\uFFFF`, sorted, place + 1)
      continue
    }
    const distance = rows.distance(depth)
    if (distance <= allowed && !/\d/.test(term)) yield { term, distance }
    place += 1
  }
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
