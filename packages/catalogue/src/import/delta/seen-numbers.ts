const BITS = 32

/** Numbers that were seen before, as bits: those of a whole catalogue fit into little memory. */
export class SeenNumbers {
  readonly #words = new Map<number, number>()

  /** Notes a number, a whole one from 0 on. Returns whether it is new. */
  add(number: number): boolean {
    const at = Math.floor(number / BITS)
    const bit = 1 << (number % BITS)
    const word = this.#words.get(at) ?? 0
    if ((word & bit) !== 0) return false
    this.#words.set(at, word | bit)
    return true
  }
}
