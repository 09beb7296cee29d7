import { type Numbers, numbersPart, type Part, type PartSource } from '../../snapshot/parts.ts'

/** A list of 32-bit numbers that grows at its end; only the first `length` of `items` are meant. */
export class Uint32List {
  items: Uint32Array
  length = 0

  constructor(capacity = 8) {
    this.items = new Uint32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.items.length) this.items = grown(this.items, this.length + 1)
    this.items[this.length] = value
    this.length += 1
  }

  part(): Part {
    return numbersPart(this.items.subarray(0, this.length))
  }

  restore(from: PartSource): void {
    this.items = from.numbers(['u32'])
    this.length = this.items.length
  }
}

/** The same numbers in an array that holds at least `capacity`, with room for half as many again. */
export function grown<T extends Numbers>(items: T, capacity: number): T
export function grown(items: Numbers, capacity: number): Numbers {
  const room = Math.max(16, capacity + (capacity >> 1))
  // Each kind by its own name: a shared constructor call would lose the type.
  const wider =
    items instanceof Uint8Array
      ? new Uint8Array(room)
      : items instanceof Uint16Array
        ? new Uint16Array(room)
        : items instanceof Uint32Array
          ? new Uint32Array(room)
          : items instanceof Int32Array
            ? new Int32Array(room)
            : new Float64Array(room)
  wider.set(items)
  return wider
}
