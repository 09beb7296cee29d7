import { placeOf } from './vocabulary.ts'

/** Up to this length one letter may be wrong, beyond it two; below `SHORTEST` none, too much would be close. */
const ONE_WRONG_UP_TO = 7
const SHORTEST = 4
/** Up to this length the first letter has to be right: too many words are one letter apart. */
const SAME_START_UP_TO = 5
const LONGEST = 32
/** Rows that are looked at before the search is given up: milliseconds. */
const PATIENCE = 60_000

type Best = { term: string; distance: number; isSameStart: boolean; count: number }

/**
 * The term that a misspelt word most likely means, or null: fewest letters wrong, missing, too much or swapped, then
 * the same first letter, then the most frequent.
 *
 * The sorted terms are read as a tree: terms with the same beginning share its row of distances, and a beginning
 * that is too far away is skipped with everything that has it.
 */
export function correctedTerm(
  word: string,
  sorted: readonly string[],
  count: (term: string) => number,
): string | null {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return null
  const allowed = word.length <= ONE_WRONG_UP_TO ? 1 : 2
  const rows = [firstRow(word.length)]
  let best: Best | null = null
  let patience = PATIENCE
  let previous = ''

  for (let place = 0; place < sorted.length && patience > 0; ) {
    const term = sorted[place] ?? ''
    let depth = sharedLength(previous, term)
    while (depth < term.length) {
      rows[depth + 1] = nextRow(rows, depth, word, term)
      patience -= 1
      depth += 1
      if (least(rows[depth]) > allowed && least(rows[depth - 1]) > allowed - 1) break
    }
    const isWhole = depth === term.length
    previous = isWhole ? term : term.slice(0, depth)
    if (isWhole) {
      const distance = rows[depth]?.[word.length] ?? Number.POSITIVE_INFINITY
      if (distance <= allowed && !/\d/.test(term)) {
        const candidate = { term, distance, isSameStart: isSameStart(word, term), count: count(term) }
        const isLikely = candidate.count > 0 && (candidate.isSameStart || word.length > SAME_START_UP_TO)
        if (isLikely && (best === null || isBetter(candidate, best))) best = candidate
      }
      place += 1
    } else place = placeOf(`${previous}\uFFFF`, sorted, place + 1)
  }
  return best?.term ?? null
}

/** The first letter is the same, or changed places with the second. */
function isSameStart(word: string, term: string): boolean {
  return word[0] === term[0] || (word[0] === term[1] && word[1] === term[0])
}

function isBetter(one: Best, other: Best): boolean {
  if (one.distance !== other.distance) return one.distance < other.distance
  if (one.isSameStart !== other.isSameStart) return one.isSameStart
  return one.count > other.count
}

function firstRow(length: number): Uint8Array {
  return Uint8Array.from({ length: length + 1 }, (_, place) => place)
}

/** Distances of the word's beginnings to one letter more of the term; two neighbours may be swapped. */
function nextRow(rows: readonly Uint8Array[], depth: number, word: string, term: string): Uint8Array {
  const above = rows[depth] ?? firstRow(word.length)
  const twoAbove = rows[depth - 1]
  const row = new Uint8Array(word.length + 1)
  row[0] = depth + 1
  for (let place = 1; place <= word.length; place += 1) {
    const isSame = word[place - 1] === term[depth]
    let distance = Math.min(
      (above[place] ?? 0) + 1,
      (row[place - 1] ?? 0) + 1,
      (above[place - 1] ?? 0) + (isSame ? 0 : 1),
    )
    const isSwapped = place > 1 && word[place - 1] === term[depth - 1] && word[place - 2] === term[depth]
    if (isSwapped && twoAbove) distance = Math.min(distance, (twoAbove[place - 2] ?? 0) + 1)
    row[place] = distance
  }
  return row
}

function least(row: Uint8Array | undefined): number {
  return row ? Math.min(...row) : 0
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
