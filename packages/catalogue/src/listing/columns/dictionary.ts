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
}
