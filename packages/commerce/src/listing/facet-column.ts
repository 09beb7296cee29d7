import type { Facet } from '@shop/api-client/contract/catalogue'
import type { FacetDefinition, ListingDocument } from './listing-document.ts'

/** One facet of all documents: numbered values, and for every document the numbers of those it has. */
export class FacetColumn {
  readonly facet: FacetDefinition
  readonly #labels: { value: string; label: string }[] = []
  readonly #numbers = new Map<string, number>()
  readonly #start: Uint32Array
  readonly #held: Uint16Array

  constructor(facet: FacetDefinition, documents: readonly ListingDocument[]) {
    this.facet = facet
    const held: number[] = []
    this.#start = new Uint32Array(documents.length + 1)
    for (const [position, { facets }] of documents.entries()) {
      const numbers = (facets[facet.name] ?? []).map(({ value, label }) => this.#numberOf(value, label))
      held.push(...new Set(numbers))
      this.#start[position + 1] = held.length
    }
    this.#held = Uint16Array.from(held)
  }

  /** The numbers of these values, in their order, as far as documents at these positions have them. */
  numbersOf(values: readonly string[], positions: readonly number[]): Set<number> {
    const present = new Set<number>()
    for (const position of positions) for (const number of this.held(position)) present.add(number)
    return new Set(
      values.flatMap((value) => this.#numbers.get(value) ?? []).filter((number) => present.has(number)),
    )
  }

  valueOf(number: number): string {
    return this.#labels[number]?.value ?? ''
  }

  held(position: number): Uint16Array {
    return this.#held.subarray(this.#start[position], this.#start[position + 1])
  }

  /** Counts the values of documents, for one listing; `chosen` is null where the facet is not filtered by. */
  counter(chosen: ReadonlySet<number> | null): FacetCounter {
    const counts = new Uint32Array(this.#labels.length)
    const met = new Uint8Array(this.#labels.length)
    return {
      passes: (position) => chosen === null || this.held(position).some((number) => chosen.has(number)),
      meet: (position) => {
        for (const number of this.held(position)) met[number] = 1
      },
      count: (position) => {
        for (const number of this.held(position)) counts[number] = (counts[number] ?? 0) + 1
      },
      facet: () => this.#told(counts, met, chosen),
    }
  }

  #told(counts: Uint32Array, met: Uint8Array, chosen: ReadonlySet<number> | null): Facet | null {
    const { name, label, type } = this.facet
    const values = this.#labels
      .map((one, number) => ({
        ...one,
        count: counts[number] ?? 0,
        selected: chosen?.has(number) ?? false,
        number,
      }))
      .filter(({ number, selected }) => met[number] === 1 || selected)
      .sort((a, b) => byLabel.compare(a.label, b.label))
      .map((one) => ({ value: one.value, label: one.label, count: one.count, selected: one.selected }))
    const isUseful = chosen !== null || values.length > 1 || (type === 'flag' && values.length === 1)
    return isUseful ? { name, label, type, values, range: null } : null
  }

  #numberOf(value: string, label: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#labels.push({ value, label })
    this.#numbers.set(value, this.#labels.length - 1)
    return this.#labels.length - 1
  }
}

export type FacetCounter = {
  passes(position: number): boolean
  /** The document is in the listing's scope, whatever the filters say of it. */
  meet(position: number): void
  count(position: number): void
  /** null when there is nothing to choose. */
  facet(): Facet | null
}

/** Sizes and ages stand in the order of their numbers. */
const byLabel = new Intl.Collator('de', { numeric: true })
