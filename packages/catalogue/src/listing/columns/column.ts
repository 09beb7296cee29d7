import { numbersPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { grown } from './growable.ts'

/** Products come after a restart as well: a column that had no room would be copied with the first. */
const WITH_ROOM = { room: true }

/** Signed numbers by position; positions that were never written hold 0. */
export class Int32Column {
  items: Int32Array

  constructor(capacity: number) {
    this.items = new Int32Array(capacity)
  }

  set(position: number, value: number): void {
    if (position >= this.items.length) this.items = grown(this.items, position + 1)
    this.items[position] = value
  }

  at(position: number): number {
    return this.items[position] ?? 0
  }

  /** The first so many. */
  part(length: number): Part {
    return numbersPart(this.items.subarray(0, length))
  }

  restore(from: PartSource): void {
    this.items = from.numbers(['i32'], WITH_ROOM)
  }
}

/** Small numbers, flags and letters by position. */
export class Uint8Column {
  items: Uint8Array

  constructor(capacity: number) {
    this.items = new Uint8Array(capacity)
  }

  set(position: number, value: number): void {
    if (position >= this.items.length) this.items = grown(this.items, position + 1)
    this.items[position] = value
  }

  at(position: number): number {
    return this.items[position] ?? 0
  }

  /** The first so many. */
  part(length: number): Part {
    return numbersPart(this.items.subarray(0, length))
  }

  restore(from: PartSource): void {
    this.items = from.numbers(['u8'], WITH_ROOM)
  }
}

/** Digests by position: whole numbers up to 2^53. */
export class DigestColumn {
  #items: Float64Array

  constructor(capacity: number) {
    this.#items = new Float64Array(capacity)
  }

  set(position: number, value: number): void {
    if (position >= this.#items.length) this.#items = grown(this.#items, position + 1)
    this.#items[position] = value
  }

  at(position: number): number {
    return this.#items[position] ?? 0
  }

  /** The first so many. */
  part(length: number): Part {
    return numbersPart(this.#items.subarray(0, length))
  }

  restore(from: PartSource): void {
    this.#items = from.numbers(['f64'], WITH_ROOM)
  }
}

export type CodeItems = Uint8Array | Uint16Array | Uint32Array

/** Numbers out of a dictionary by position, as narrow as the dictionary allows: 8, 16 or 32 bits each. */
export class CodeColumn {
  items: CodeItems

  constructor(capacity: number) {
    this.items = new Uint8Array(capacity)
  }

  set(position: number, code: number): void {
    if (code > 0xff && this.items instanceof Uint8Array) this.items = Uint16Array.from(this.items)
    if (code > 0xffff && this.items instanceof Uint16Array) this.items = Uint32Array.from(this.items)
    if (position >= this.items.length) this.items = grown(this.items, position + 1)
    this.items[position] = code
  }

  at(position: number): number {
    return this.items[position] ?? 0
  }

  /** The first so many. */
  part(length: number): Part {
    return numbersPart(this.items.subarray(0, length))
  }

  restore(from: PartSource): void {
    this.items = from.numbers(['u8', 'u16', 'u32'], WITH_ROOM)
  }
}
