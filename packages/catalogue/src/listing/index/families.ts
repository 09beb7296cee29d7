import type { Part, PartSource } from '../../snapshot/parts.ts'
import { DigestColumn, Int32Column } from '../columns/column.ts'
import { PositionMap } from '../columns/position-map.ts'
import { textDigest } from '../columns/text-digest.ts'

/** Keys of a `PositionMap` are positive. */
const KEYS = 0x7fff_ffff

/**
 * Which products are colours of one thing: those with the same master key. A family goes by the position of its first
 * member, dead or alive, so that columns of families are as long as those of products; its members form a ring. A
 * position never changes its family.
 */
export class Families {
  /** Position to the number of its family. */
  readonly numbers: Int32Column
  readonly #digests: DigestColumn
  readonly #next: Int32Column
  readonly #firsts = new PositionMap()
  readonly #isAlive: (position: number) => boolean

  constructor(capacity: number, isAlive: (position: number) => boolean) {
    this.numbers = new Int32Column(capacity)
    this.#digests = new DigestColumn(capacity)
    this.#next = new Int32Column(capacity)
    this.#isAlive = isAlive
  }

  append(position: number, masterKey: string): void {
    this.#digests.set(position, textDigest([masterKey]))
    this.#join(position)
  }

  /** All that are alive, the one at the position among them if it is, in no order. */
  members(position: number): number[] {
    const members: number[] = []
    let member = position
    do {
      if (this.#isAlive(member)) members.push(member)
      member = this.#next.at(member)
    } while (member !== position)
    return members
  }

  /** Rings and numbers follow from the digests. */
  part(length: number): Part {
    return this.#digests.part(length)
  }

  restore(from: PartSource, length: number): void {
    this.#digests.restore(from)
    for (let position = 0; position < length; position += 1) this.#join(position)
  }

  #join(position: number): void {
    const digest = this.#digests.at(position)
    // Two master keys may share a key of the map: the second one takes the next that is free.
    let key = (digest % KEYS) + 1
    let first = this.#firsts.get(key)
    while (first >= 0 && this.#digests.at(first) !== digest) {
      key = (key % KEYS) + 1
      first = this.#firsts.get(key)
    }
    if (first < 0) {
      this.#firsts.set(key, position)
      this.numbers.set(position, position)
      this.#next.set(position, position)
    } else {
      this.numbers.set(position, first)
      this.#next.set(position, this.#next.at(first))
      this.#next.set(first, position)
    }
  }
}
