import { numbersPart, type Part, type PartSource } from '../../snapshot/parts.ts'

/** A list of numbers that grows at its end. */
export class GrowableUint32 {
  #numbers: Uint32Array = new Uint32Array(64)
  length = 0

  push(number: number) {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(Math.max(64, this.#numbers.length * 2))
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.length] = number
    this.length += 1
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }

  put(place: number, number: number) {
    this.#numbers[place] = number
  }

  part(): Part {
    return numbersPart(this.#numbers.subarray(0, this.length))
  }

  restore(from: PartSource) {
    this.#numbers = from.numbers(['u32'])
    this.length = this.#numbers.length
  }
}
