import type { Language } from '@shop/domain/market/markets'
import { bySize } from '@shop/domain/variant/size-of'
import type { Localised } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { jsonPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { SetDictionary } from '../columns/dictionary.ts'
import type { IndexedFacet } from './product-facts.ts'

/** A value in one wording: a corrected label is another entry until the last product with the old one is gone. */
export type FacetEntry = {
  value: string
  label: Localised
  facetLabel: Localised
  rank?: readonly number[]
}

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const KeptEntries = v.array(
  v.object({
    value: v.string(),
    label: Words,
    facetLabel: Words,
    rank: v.exactOptional(v.array(v.number())),
  }),
)
/** Some milliseconds' worth of entries. */
const ENTRIES = 1000

/**
 * The values that a facet has, numbered, and the combinations of them that products have, numbered as well.
 * Products hold the number of their combination, so that counting is one addition for each, however many values it
 * has, and a filter is a table of combinations.
 */
export class FacetValues {
  readonly name: string
  readonly entries: FacetEntry[] = []
  /** Whether a value has more than one entry. */
  hasWordings = false
  readonly #combinations = new SetDictionary()
  readonly #ofValue = new Map<string, number[]>()
  readonly #orders = new Map<Language, Uint32Array>()

  constructor(name: string) {
    this.name = name
  }

  /** Combination number to the numbers of its entries; 0 has none. */
  get combinations(): readonly (readonly number[])[] {
    return this.#combinations.sets
  }

  /** The number of the combination that a product brings. */
  codeOf({ label, values }: Omit<IndexedFacet, 'name'>): number {
    const numbers: number[] = []
    const seen = new Set<string>()
    for (const one of values) {
      if (seen.has(one.value)) continue
      seen.add(one.value)
      numbers.push(this.#numberOf({ ...one, facetLabel: label }))
    }
    return this.#combinations.numberOf(numbers.sort((a, b) => a - b))
  }

  /** The entries of a value, in whatever wording. */
  entriesOf(value: string): readonly number[] {
    return this.#ofValue.get(value) ?? []
  }

  /** Entry number to its place: sizes by measure and in front, all others by label, ages in the order of their numbers. */
  orderIn(language: Language): Uint32Array {
    const known = this.#orders.get(language)
    if (known?.length === this.entries.length) return known

    const order = new Uint32Array(this.entries.length)
    const sorted = [...this.entries.keys()].sort((a, b) => {
      const [one, other] = [this.entries[a], this.entries[b]]
      if (!one || !other) return 0
      if (one.rank && other.rank) return bySize({ rank: one.rank }, { rank: other.rank })
      if (one.rank || other.rank) return one.rank ? -1 : 1
      const byWord = byLabel.compare(one.label[language], other.label[language])
      return byWord || (one.value < other.value ? -1 : one.value > other.value ? 1 : 0)
    })
    for (const [place, number] of sorted.entries()) order[number] = place
    this.#orders.set(language, order)
    return order
  }

  *parts(): Generator<Part> {
    yield jsonPart(this.entries.length)
    for (let start = 0; start < this.entries.length; start += ENTRIES)
      yield jsonPart(this.entries.slice(start, start + ENTRIES))
    yield* this.#combinations.parts()
  }

  /** Into a facet without values. */
  restore(from: PartSource): void {
    const count = from.json(v.number())
    for (let start = 0; start < count; start += ENTRIES)
      for (const entry of from.json(KeptEntries)) this.#numberOf(entry)
    this.#combinations.restore(from)
  }

  #numberOf(entry: FacetEntry): number {
    const alike = this.#ofValue.get(entry.value)
    const known = alike?.find((number) => isSameWording(this.entries[number], entry))
    if (known !== undefined) return known

    const number = this.entries.length
    this.entries.push(entry)
    if (alike) {
      alike.push(number)
      this.hasWordings = true
    } else this.#ofValue.set(entry.value, [number])
    return number
  }
}

function isSameWording(a: FacetEntry | undefined, b: FacetEntry): boolean {
  return a !== undefined && isSameText(a.label, b.label) && isSameText(a.facetLabel, b.facetLabel)
}

function isSameText(a: Localised, b: Localised): boolean {
  return a === b || (a.de === b.de && a.fr === b.fr && a.nl === b.nl)
}

const byLabel = new Intl.Collator('de', { numeric: true })
