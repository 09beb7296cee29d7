import { PAGE_BITS } from './posting-lists.ts'

/** Ascending positions and how well each fits. */
export type MatchSet = { positions: Uint32Array; scores: Uint16Array; count: number }

export const NOTHING: MatchSet = { positions: new Uint32Array(0), scores: new Uint16Array(0), count: 0 }

/** Where scores are gathered; one for all searches of an index, as a search never waits for anything. */
export class Gatherer {
  #scores = new Uint8Array(0)
  /** The same bytes, four at a time: most of them are zero. */
  #fours = new Uint32Array(0)
  #pages = new Uint8Array(0)

  /** Room for so many positions, all at zero. */
  open(size: number): { scores: Uint8Array; pages: Uint8Array } {
    if (size > this.#scores.length) {
      const pages = (Math.ceil(size * 1.25) >> PAGE_BITS) + 1
      this.#scores = new Uint8Array(pages << PAGE_BITS)
      this.#fours = new Uint32Array(this.#scores.buffer)
      this.#pages = new Uint8Array(pages)
    }
    return { scores: this.#scores, pages: this.#pages }
  }

  /** Takes out what was gathered, at most so many, and leaves everything at zero. */
  close(most: number): MatchSet {
    const [scores, fours, pages] = [this.#scores, this.#fours, this.#pages]
    const set = { positions: new Uint32Array(most), scores: new Uint16Array(most), count: 0 }
    let count = 0
    for (let page = 0; page < pages.length; page += 1) {
      if (pages[page] === 0) continue
      pages[page] = 0
      const end = (page + 1) << (PAGE_BITS - 2)
      for (let four = page << (PAGE_BITS - 2); four < end; four += 1) {
        if (fours[four] === 0) continue
        for (let position = four << 2; position < (four + 1) << 2; position += 1) {
          const score = scores[position] ?? 0
          if (score === 0) continue
          set.positions[count] = position
          set.scores[count] = score
          count += 1
        }
        fours[four] = 0
      }
    }
    set.count = count
    return set
  }
}

/** From here on leaping through the longer set is quicker than reading it. */
const MANY_MORE = 8

/** What is in both, with the sum of both scores. */
export function both(one: MatchSet, other: MatchSet): MatchSet {
  const [few, many] = one.count <= other.count ? [one, other] : [other, one]
  const isSparse = few.count * MANY_MORE < many.count
  const positions = new Uint32Array(few.count)
  const scores = new Uint16Array(few.count)
  let count = 0
  let place = 0
  for (let index = 0; index < few.count; index += 1) {
    const position = few.positions[index] ?? 0
    if (isSparse) place = firstAtLeast(many, position, place)
    else while (place < many.count && (many.positions[place] ?? 0) < position) place += 1
    if (place === many.count) break
    if (many.positions[place] !== position) continue
    positions[count] = position
    scores[count] = (few.scores[index] ?? 0) + (many.scores[place] ?? 0)
    count += 1
  }
  return { positions, scores, count }
}

/** What is in one of them, with the higher of both scores. */
export function either(one: MatchSet, other: MatchSet): MatchSet {
  if (one.count === 0) return other
  if (other.count === 0) return one
  const positions = new Uint32Array(one.count + other.count)
  const scores = new Uint16Array(one.count + other.count)
  let count = 0
  for (let left = 0, right = 0; left < one.count || right < other.count; count += 1) {
    const a = left < one.count ? (one.positions[left] ?? 0) : Number.POSITIVE_INFINITY
    const b = right < other.count ? (other.positions[right] ?? 0) : Number.POSITIVE_INFINITY
    positions[count] = Math.min(a, b)
    scores[count] = Math.max(a <= b ? (one.scores[left] ?? 0) : 0, b <= a ? (other.scores[right] ?? 0) : 0)
    if (a <= b) left += 1
    if (b <= a) right += 1
  }
  return { positions, scores, count }
}

/** Scores times a number, for what is found in a roundabout way. */
export function lowered(set: MatchSet, factor: number): MatchSet {
  return { ...set, scores: set.scores.map((score) => Math.max(1, Math.round(score * factor))) }
}

/** Leaps ahead in growing steps, then looks closer: short lists pass through long ones quickly. */
function firstAtLeast({ positions, count }: MatchSet, wanted: number, from: number): number {
  let step = 1
  let low = from
  while (low + step < count && (positions[low + step] ?? 0) < wanted) {
    low += step
    step *= 2
  }
  let high = Math.min(count, low + step + 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
