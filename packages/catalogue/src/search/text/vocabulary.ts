import { type Part, type PartSource, textParts } from '../../snapshot/parts.ts'
import { GrowableUint32 } from './growable.ts'

const byWord = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The distinct terms of an index with their numbers, sorted by their beginnings and by their ends. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #terms: string[] = []
  /** How a term is mostly written, and how sure that is. */
  readonly #written: string[] = []
  readonly #sure = new GrowableUint32()
  #sorted: string[] = []
  #reversed: string[] = []
  #sortedCount = 0

  get size(): number {
    return this.#terms.length
  }

  /** The number of a term; a new one gets the next. */
  numberFor(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#terms.length
    this.#numbers.set(term, number)
    this.#terms.push(term)
    this.#written.push(term)
    this.#sure.push(0)
    return number
  }

  numberOf(term: string): number | undefined {
    return this.#numbers.get(term)
  }

  term(number: number): string {
    return this.#terms[number] ?? ''
  }

  /** Counts a spelling of a term; the most frequent one stays. */
  wrote(number: number, written: string) {
    const sure = this.#sure.at(number)
    if (this.#written[number] === written) this.#sure.put(number, sure + 1)
    else if (sure > 0) this.#sure.put(number, sure - 1)
    else this.#written[number] = written
  }

  *parts(): Generator<Part> {
    yield* textParts(this.#terms)
    yield* textParts(this.#written)
    yield this.#sure.part()
  }

  /** Into an empty vocabulary. */
  restore(from: PartSource) {
    for (const term of from.texts()) this.numberFor(term)
    for (const [number, written] of from.texts().entries()) this.#written[number] = written
    this.#sure.restore(from)
  }

  /** How people write a term, `kommode` for `kommod`. */
  written(number: number): string {
    return this.#written[number] ?? ''
  }

  /** All terms in the order of the alphabet. */
  sorted(): readonly string[] {
    this.#sort()
    return this.#sorted
  }

  /** Terms that begin with something, in the order of the alphabet. */
  beginningWith(beginning: string): string[] {
    return range(this.sorted(), beginning)
  }

  /** Terms that end with something. */
  endingWith(end: string): string[] {
    this.#sort()
    return range(this.#reversed, backwards(end)).map(backwards)
  }

  #sort() {
    if (this.#sortedCount === this.#terms.length) return
    const fresh = this.#terms.slice(this.#sortedCount)
    this.#sorted = merged(this.#sorted, fresh.toSorted(byWord))
    this.#reversed = merged(this.#reversed, fresh.map(backwards).sort(byWord))
    this.#sortedCount = this.#terms.length
  }
}

/** The place of the first word that is not before `word`. */
export function placeOf(word: string, sorted: readonly string[], from = 0): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function range(sorted: readonly string[], beginning: string): string[] {
  const start = placeOf(beginning, sorted)
  let end = start
  while (sorted[end]?.startsWith(beginning)) end += 1
  return sorted.slice(start, end)
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  if (one.length === 0) return [...other]
  const all: string[] = []
  let place = 0
  for (const word of other) {
    while (place < one.length && (one[place] ?? '') < word) all.push(one[place++] ?? '')
    all.push(word)
  }
  while (place < one.length) all.push(one[place++] ?? '')
  return all
}

function backwards(word: string): string {
  let turned = ''
  for (let place = word.length - 1; place >= 0; place -= 1) turned += word.charAt(place)
  return turned
}
