import { grown } from './growable.ts'

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
}
