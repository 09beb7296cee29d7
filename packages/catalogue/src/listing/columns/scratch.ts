/** Room for the positions of one listing; kept between listings, because nothing waits while one is made. */
export class Scratch {
  #positions: Uint32Array[] = []
  #bytes: Uint8Array[] = []

  /** At least `count` numbers, of whatever a listing before left there. */
  positions(place: number, count: number): Uint32Array {
    const known = this.#positions[place]
    if (known && known.length >= count) return known
    const fresh = new Uint32Array(count + (count >> 2) + 64)
    this.#positions[place] = fresh
    return fresh
  }

  /** At least `count` bytes, the first `count` of them 0. */
  zeroes(place: number, count: number): Uint8Array {
    const known = this.#bytes[place]
    if (known && known.length >= count) return known.fill(0, 0, count)
    const fresh = new Uint8Array(count + (count >> 2) + 64)
    this.#bytes[place] = fresh
    return fresh
  }
}
