import type { Localised } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { jsonPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { SetDictionary } from '../columns/dictionary.ts'
import { Uint32List } from '../columns/growable.ts'

/** As much of a category as the index reads. */
export type IndexCategory = { id: number; parentId: number | null; name: Localised }

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const KeptPlaces = v.object({
  places: v.array(v.object({ id: v.number(), above: v.array(v.number()), name: Words })),
  unknown: v.array(v.number()),
  /** Categories in the order of their postings. */
  posted: v.array(v.number()),
})

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
    this.#expanded[code] ??= this.#expandedOf(known)
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

  /** The categories as they were when their products came. */
  categories(): IndexCategory[] {
    return [...this.#names].map(([id, name]) => ({ id, parentId: this.#above.get(id)?.[1] ?? null, name }))
  }

  *parts(): Generator<Part> {
    const places = [...this.#names].map(([id, name]) => ({ id, above: this.#above.get(id) ?? [], name }))
    yield jsonPart({ places, unknown: [...this.unknown], posted: [...this.#postings.keys()] })
    yield* this.#dictionary.parts()
    for (const posting of this.#postings.values()) yield posting.part()
  }

  /** Into an index that knows no category. */
  restore(from: PartSource): void {
    const { places, unknown, posted } = from.json(KeptPlaces)
    for (const { id, above, name } of places) {
      this.#above.set(id, above)
      this.#names.set(id, name)
    }
    for (const id of unknown) this.unknown.add(id)
    this.#dictionary.restore(from)
    for (const [code, ids] of this.#dictionary.sets.entries()) this.#expanded[code] = this.#expandedOf(ids)
    for (const id of posted) {
      const posting = new Uint32List(0)
      posting.restore(from)
      this.#postings.set(id, posting)
    }
  }

  #expandedOf(ids: readonly number[]): number[] {
    return [...new Set(ids.flatMap((id) => this.#above.get(id) ?? []))]
  }
}

const NOTHING = new Uint32List(0)
