import { joinedPart, numbersPart, type Part, type PartSource } from '../../snapshot/parts.ts'

/** Numbers for sets of numbers; 0 is the empty set. Sets that are alike in order and content share a number. */
export class SetDictionary {
  readonly sets: (readonly number[])[] = [[]]
  readonly #numbers = new Map<string, number>([['', 0]])

  numberOf(members: readonly number[]): number {
    const key = members.join(',')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known

    this.sets.push([...members])
    this.#numbers.set(key, this.sets.length - 1)
    return this.sets.length - 1
  }

  *parts(): Generator<Part> {
    yield numbersPart(Uint32Array.from(this.sets, ({ length }) => length))
    yield joinedPart('i32', piecesOf(this.sets))
  }

  /** Into an empty dictionary. */
  restore(from: PartSource): void {
    const lengths = from.numbers(['u32'])
    const members = from.numbers(['i32'])
    let start = 0
    for (const length of lengths) {
      this.numberOf([...members.subarray(start, start + length)])
      start += length
    }
  }
}

/** Sets are short: some hundred of them together are worth an array. */
const SETS_TOGETHER = 500

function* piecesOf(sets: readonly (readonly number[])[]): Generator<Int32Array> {
  for (let start = 0; start < sets.length; start += SETS_TOGETHER)
    yield Int32Array.from(sets.slice(start, start + SETS_TOGETHER).flat())
}
