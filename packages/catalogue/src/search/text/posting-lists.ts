import { joinedPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { GrowableUint32 } from './growable.ts'

/** Weights take three bits of a posting. */
export const MOST_WEIGHT = 7
const WEIGHT_BITS = 3
/** What is left of a first byte for the distance. */
const FIRST_BITS = 4
/** No posting is longer. */
const LONGEST = 6
const EMPTY = new Uint8Array(0)

/**
 * For every term the positions that have it, ascending, each with a weight from 1 to 7. A posting is the distance to
 * the one before and the weight, seven bits to a byte: frequent terms need one byte for each product, which is why
 * a million products fit into memory.
 */
export class PostingLists {
  readonly #bytes: Uint8Array[] = []
  readonly #used = new GrowableUint32()
  readonly #counts = new GrowableUint32()
  /** One more than the last position, 0 for none. */
  readonly #ends = new GrowableUint32()

  /** Makes room for one more term and returns its number. */
  open(): number {
    this.#bytes.push(EMPTY)
    this.#used.push(0)
    this.#counts.push(0)
    this.#ends.push(0)
    return this.#bytes.length - 1
  }

  /** Positions of a term have to rise. */
  add(term: number, position: number, weight: number) {
    const end = this.#ends.at(term)
    if (position < end) throw new Error(`Position ${position} comes after ${end - 1}: positions have to rise`)

    let rest = (position - end) * (1 << WEIGHT_BITS) + weight
    let bytes = this.#bytes[term] ?? EMPTY
    let place = this.#used.at(term)
    if (place + LONGEST > bytes.length) {
      const larger = new Uint8Array(Math.max(place + LONGEST, Math.ceil(place * 1.5)))
      larger.set(bytes.subarray(0, place))
      bytes = larger
      this.#bytes[term] = larger
    }
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80), place += 1) bytes[place] = (rest & 0x7f) | 0x80
    bytes[place] = rest
    this.#used.put(term, place + 1)
    this.#ends.put(term, position + 1)
    this.#counts.put(term, this.#counts.at(term) + 1)
  }

  /** In how many positions a term occurs. */
  count(term: number): number {
    return this.#counts.at(term)
  }

  /** The positions of one term, each with `factor` times its weight. */
  read(term: number, factor: number): { positions: Uint32Array; scores: Uint16Array; count: number } {
    const count = this.count(term)
    const set = { positions: new Uint32Array(count), scores: new Uint16Array(count), count }
    const bytes = this.#bytes[term] ?? EMPTY
    let position = -1
    for (let index = 0, place = 0; index < count; index += 1) {
      let byte = bytes[place++] ?? 0
      set.scores[index] = (byte & MOST_WEIGHT) * factor
      let distance = (byte & 0x7f) >> WEIGHT_BITS
      for (let shift = FIRST_BITS; byte >= 0x80; shift += 7) {
        byte = bytes[place++] ?? 0
        distance += (byte & 0x7f) << shift
      }
      position += distance + 1
      set.positions[index] = position
    }
    return set
  }

  /** Raises the score of every position of a term to `factor` times its weight, and marks the pages that it met. */
  raise(term: number, factor: number, scores: Uint8Array, pages: Uint8Array) {
    const bytes = this.#bytes[term] ?? EMPTY
    const used = this.#used.at(term)
    let position = -1
    for (let place = 0; place < used; ) {
      let byte = bytes[place++] ?? 0
      const weight = byte & MOST_WEIGHT
      let distance = (byte & 0x7f) >> WEIGHT_BITS
      for (let shift = FIRST_BITS; byte >= 0x80; shift += 7) {
        byte = bytes[place++] ?? 0
        distance += (byte & 0x7f) << shift
      }
      position += distance + 1
      const score = weight * factor
      if (score > (scores[position] ?? 0)) scores[position] = score
      pages[position >> PAGE_BITS] = 1
    }
  }

  *parts(): Generator<Part> {
    yield this.#used.part()
    yield this.#counts.part()
    yield this.#ends.part()
    yield joinedPart(
      'u8',
      this.#bytes.keys().map((term) => (this.#bytes[term] ?? EMPTY).subarray(0, this.#used.at(term))),
    )
  }

  /** Into empty lists. All terms share one array; one that gets another posting moves into its own. */
  restore(from: PartSource) {
    this.#used.restore(from)
    this.#counts.restore(from)
    this.#ends.restore(from)
    const bytes = from.numbers(['u8'])
    let start = 0
    for (let term = 0; term < this.#used.length; term += 1) {
      const end = start + this.#used.at(term)
      this.#bytes.push(bytes.subarray(start, end))
      start = end
    }
  }

  /** How many terms there are. */
  get size(): number {
    return this.#bytes.length
  }

  /** Bytes held for postings. */
  get byteLength(): number {
    return this.#bytes.reduce((sum, bytes) => sum + bytes.byteLength, 0)
  }
}

/** A page is 1,024 positions: what a search touched is looked through page by page. */
export const PAGE_BITS = 10
