const EMPTY = 0

/** The line of each id in a file: eight bytes for each, where a Map takes fifty. Ids and lines from 1 on. */
export class LineNumbers {
  #ids = new Int32Array(1024)
  #lines = new Int32Array(1024)
  #count = 0

  lineOf(id: number): number | undefined {
    const place = this.#placeOf(id)
    return this.#ids[place] === id ? this.#lines[place] : undefined
  }

  add(id: number, line: number) {
    if (this.#count * 2 >= this.#ids.length) this.#grow()
    const place = this.#placeOf(id)
    if (this.#ids[place] === EMPTY) this.#count += 1
    this.#ids[place] = id
    this.#lines[place] = line
  }

  /** The place of the id, or the empty one where it belongs. */
  #placeOf(id: number): number {
    const mask = this.#ids.length - 1
    let place = Math.imul(id, 0x9e3779b1) & mask
    while (this.#ids[place] !== EMPTY && this.#ids[place] !== id) place = (place + 1) & mask
    return place
  }

  #grow() {
    const [ids, lines] = [this.#ids, this.#lines]
    this.#ids = new Int32Array(ids.length * 2)
    this.#lines = new Int32Array(ids.length * 2)
    for (const [place, id] of ids.entries()) {
      if (id === EMPTY) continue
      const own = this.#placeOf(id)
      this.#ids[own] = id
      this.#lines[own] = lines[place] ?? 0
    }
  }
}
