import type { Localised } from '@shop/engine/records/catalogue-record'
import { SetDictionary } from '../columns/dictionary.ts'
import { Uint32List } from '../columns/growable.ts'

/** As much of a category as the index reads. */
export type IndexCategory = { id: number; parentId: number | null; name: Localised }

/** Which categories products are in, with everything above them; ascending positions for each. */
export class PlaceIndex {
  readonly #above = new Map<number, readonly number[]>()
  readonly #names = new Map<number, Localised>()
  readonly #postings = new Map<number, Uint32List>()
  readonly #dictionary = new SetDictionary()
  /** By combination: the categories themselves and all above, each once. */
  readonly #expanded: (readonly number[])[] = [[]]
  /** Categories that products name and that do not exist. */
  readonly unknown = new Set<number>()

  constructor(categories: readonly IndexCategory[]) {
    this.learn(categories)
  }

  /** Adds categories; known ones keep their place and name. */
  learn(categories: readonly IndexCategory[]): void {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
    for (const { id, name } of categories) {
      if (this.#above.has(id)) continue
      const trail: number[] = []
      for (let at: number | null = id; at !== null && !trail.includes(at); at = parents.get(at) ?? null)
        if (parents.has(at)) trail.push(at)
      this.#above.set(id, trail)
      this.#names.set(id, name)
    }
  }

  /** The number of a product's categories, the main one first. */
  codeOf(categoryIds: readonly number[]): number {
    const known = categoryIds.filter((id) => this.#above.has(id))
    if (known.length < categoryIds.length)
      for (const id of categoryIds) if (!this.#above.has(id)) this.unknown.add(id)
    const code = this.#dictionary.numberOf(known)
    this.#expanded[code] ??= [...new Set(known.flatMap((id) => this.#above.get(id) ?? []))]
    return code
  }

  /** Categories of a combination and all above them. */
  placesOf(code: number): readonly number[] {
    return this.#expanded[code] ?? []
  }

  mainOf(code: number): number | null {
    return this.#dictionary.sets[code]?.[0] ?? null
  }

  namesOf(code: number): Localised[] {
    return this.placesOf(code).flatMap((id) => this.#names.get(id) ?? [])
  }

  /** Positions have to rise. */
  append(code: number, position: number): void {
    for (const id of this.placesOf(code)) {
      const posting = this.#postings.get(id) ?? new Uint32List()
      posting.push(position)
      this.#postings.set(id, posting)
    }
  }

  /** Everything that was ever put in a category or below it, dead positions among it. */
  posting(categoryId: number): Uint32List {
    return this.#postings.get(categoryId) ?? NOTHING
  }
}

const NOTHING = new Uint32List(0)
