/**
 * The rows of a table of distances between a word and the beginnings of terms: letters wrong, missing or too much,
 * and neighbours that changed places. Row by row, so that terms with the same beginning share its rows.
 */
export class DistanceRows {
  readonly #word: string
  readonly #rows: Uint8Array[]
  readonly #least = [0]

  constructor(word: string) {
    this.#word = word
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, place) => place)]
  }

  /** Adds the letter of the term at `depth`; the rows above it have to be there. */
  step(term: string, depth: number) {
    const above = this.#rows[depth] ?? new Uint8Array(0)
    const twoAbove = this.#rows[depth - 1]
    const row = this.#rows[depth + 1] ?? new Uint8Array(this.#word.length + 1)
    row[0] = depth + 1
    let least = depth + 1
    for (let place = 1; place <= this.#word.length; place += 1) {
      const isSame = this.#word[place - 1] === term[depth]
      let distance = Math.min(
        (above[place] ?? 0) + 1,
        (row[place - 1] ?? 0) + 1,
        (above[place - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        this.#word[place - 1] === term[depth - 1] && this.#word[place - 2] === term[depth] && place > 1
      if (isSwapped && twoAbove) distance = Math.min(distance, (twoAbove[place - 2] ?? 0) + 1)
      row[place] = distance
      if (distance < least) least = distance
    }
    this.#rows[depth + 1] = row
    this.#least[depth + 1] = least
  }

  /** The least that can come out of going on below `depth`. */
  least(depth: number): number {
    return this.#least[depth] ?? 0
  }

  /** How far the term is from the whole word. */
  distance(depth: number): number {
    return this.#rows[depth]?.[this.#word.length] ?? Number.POSITIVE_INFINITY
  }
}

/** Letters wrong, missing, too much or swapped between two words. */
export function editDistance(one: string, other: string): number {
  const rows = new DistanceRows(one)
  for (let depth = 0; depth < other.length; depth += 1) rows.step(other, depth)
  return rows.distance(other.length)
}
