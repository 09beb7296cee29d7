/** A list of numbers that grows at its end. */
export class GrowableUint32 {
  #numbers = new Uint32Array(64)
  length = 0

  push(number: number) {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2)
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
}
