import type { Facet, Sort } from '@shop/api-client/contract/catalogue'
import { type ChosenFilters, chosenFilters, PRICE } from './chosen-filters.ts'
import { FacetColumn } from './facet-column.ts'
import type { FacetDefinition, ListingDocument } from './listing-document.ts'

export type ListingWish = {
  /** Positions of documents, see `ListingIndex.inCategory`; null for all. */
  scope: readonly number[] | null
  sort: Sort
  page: number
  perPage: number
  /** Facet name to comma-joined values, as in the address. */
  filters: Readonly<Record<string, string>>
  /** For a search: how well each position of the scope fits, larger is better; decides the sort `relevancy`. */
  scores?: ReadonlyMap<number, number>
}

export type ListingResult = {
  /** Product ids of the page. */
  productIds: number[]
  total: number
  page: number
  pages: number
  facets: Facet[]
  /** The filters that were understood. */
  filters: Record<string, string>
}

/** Where the price stands among the facets: a desktop shows four of them. */
const PRICE_PLACE = 2

/**
 * Lists, filters, counts and sorts products in memory. A facet's own choice does not lower its own counts: a
 * product that fails no filter counts everywhere, one that fails exactly one counts in that facet alone.
 *
 * What cannot be ordered comes last in every order. Names and values nobody knows are left out of the filters.
 */
export class ListingIndex {
  readonly #documents: readonly ListingDocument[]
  readonly #columns: FacetColumn[]
  readonly #prices: (number | null)[]
  readonly #priceLabel: string
  readonly #places = new Map<number, number[]>()
  readonly #orders = new Map<Sort, Uint32Array>()

  /** The order of the documents is the last word in every sort: bring them by popularity. */
  constructor(documents: readonly ListingDocument[], facets: readonly FacetDefinition[], priceLabel: string) {
    this.#documents = documents
    this.#columns = facets.map((facet) => new FacetColumn(facet, documents))
    this.#prices = documents.map(({ price }) => price)
    this.#priceLabel = priceLabel
    for (const [position, { categoryIds }] of documents.entries()) {
      for (const id of categoryIds) {
        const place = this.#places.get(id) ?? []
        place.push(position)
        this.#places.set(id, place)
      }
    }
  }

  /** The product at each position. */
  get productIds(): number[] {
    return this.#documents.map(({ productId }) => productId)
  }

  /** Positions of everything in a category and below it. */
  inCategory(categoryId: number): readonly number[] {
    return this.#places.get(categoryId) ?? []
  }

  list({ scope, sort, page, perPage, filters, scores }: ListingWish): ListingResult {
    const positions = scope ?? this.#prices.keys().toArray()
    const chosen = chosenFilters(filters, this.#columns, positions)
    const { matches, facets } = this.#count(positions, chosen)
    const sorted = this.#sorted(matches, sort, scores)
    const pages = Math.max(1, Math.ceil(sorted.length / perPage))
    const start = (page - 1) * perPage
    return {
      productIds: sorted
        .slice(start, start + perPage)
        .map((position) => this.#documents[position]?.productId ?? 0),
      total: sorted.length,
      page,
      pages,
      facets,
      filters: chosen.understood,
    }
  }

  #count(positions: readonly number[], { values, price }: ChosenFilters) {
    const counters = this.#columns.map((column) => column.counter(values.get(column.facet.name) ?? null))
    const spans = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
    const matches: number[] = []

    for (const position of positions) {
      const amount = this.#prices[position] ?? null
      const isPriceWrong =
        price !== null &&
        (amount === null || amount < (price.from ?? 0) || amount > (price.to ?? Number.POSITIVE_INFINITY))
      const failed = counters.filter((counter) => !counter.passes(position))
      const failures = failed.length + (isPriceWrong ? 1 : 0)

      for (const counter of counters) counter.meet(position)
      if (failures === 0) {
        matches.push(position)
        for (const counter of counters) counter.count(position)
      } else if (failures === 1) failed[0]?.count(position)
      if (failed.length === 0 && amount !== null) {
        spans.min = Math.min(spans.min, amount)
        spans.max = Math.max(spans.max, amount)
      }
    }
    const facets = counters.flatMap((counter) => counter.facet() ?? [])
    const priceFacet = this.#priceFacet(spans, price)
    return { matches, facets: priceFacet ? facets.toSpliced(PRICE_PLACE, 0, priceFacet) : facets }
  }

  #priceFacet({ min, max }: { min: number; max: number }, price: ChosenFilters['price']): Facet | null {
    if (price === null && !(min < max)) return null
    const isEmpty = min > max
    return {
      name: PRICE,
      label: this.#priceLabel,
      type: 'range',
      values: [],
      range: {
        min: isEmpty ? 0 : min,
        max: isEmpty ? 0 : max,
        from: price?.from ?? null,
        to: price?.to ?? null,
      },
    }
  }

  #sorted(matches: number[], sort: Sort, scores: ReadonlyMap<number, number> | undefined): number[] {
    const order = this.#orderOf(sort)
    const byOrder = (a: number, b: number) => (order[a] ?? 0) - (order[b] ?? 0)
    if (sort !== 'relevancy' || !scores) return matches.sort(byOrder)

    const isLate = (position: number) => (this.#documents[position]?.isSoldOut ? 1 : 0)
    return matches.sort(
      (a, b) => isLate(a) - isLate(b) || (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || byOrder(a, b),
    )
  }

  /** The place of every position in a sort; made when it is first asked for. */
  #orderOf(sort: Sort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known) return known

    const ranked = this.#documents
      .map(({ isSoldOut, ranks }, position) => ({ isSoldOut, rank: ranks[sort], position }))
      .sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut) || a.rank - b.rank || a.position - b.position)
    const order = new Uint32Array(ranked.length)
    for (const [place, { position }] of ranked.entries()) order[position] = place
    this.#orders.set(sort, order)
    return order
  }
}
