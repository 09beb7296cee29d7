import type { FilterArrangement } from '@shop/domain/merchandising/arranged-filters'

/** Filters as categories of one shop arrange them, each for itself, as they are now. */
export class CategoryFilters {
  #arrangements: ReadonlyMap<number, FilterArrangement> = new Map()

  take(arrangements: ReadonlyMap<number, FilterArrangement>): void {
    this.#arrangements = arrangements
  }

  /** What the category itself has set; null where it has set nothing. */
  of(categoryId: number): FilterArrangement | null {
    return this.#arrangements.get(categoryId) ?? null
  }
}
