import type { Country, Language } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import type { IndexRow } from '../../products/index-row.ts'
import type { Part, PartSource } from '../../snapshot/parts.ts'
import { Scratch } from '../columns/scratch.ts'
import { PRICE } from '../facets/chosen-filters.ts'
import type {
  IndexedBrand,
  IndexQuery,
  IndexReader,
  ListingResult,
  Scope,
  TextSearch,
} from './catalogue-index-types.ts'
import { SOLD_OUT, VISIBLE } from './country-columns.ts'
import { type IndexOptions, IndexStore } from './index-store.ts'
import { listProducts } from './list-products.ts'
import { orderedRange } from './ordered-range.ts'
import type { IndexCategory } from './place-index.ts'
import type { Rankings } from './rankings.ts'
import { Remembered } from './remembered.ts'
import { type ScopeCounts, type Scoped, scopeCounts, scopedPositions } from './scope.ts'

/** So many colours most things come in: asked for at first, where one of each is wanted. */
const USUAL_COLOURS = 4

/**
 * All products of a brand, for all its countries and languages, as columns in memory: lists, filters, counts and
 * sorts them without a database.
 *
 * @see docs/adr/0010-a-columnar-products-index.md
 */
export class ProductsIndex<Text extends TextSearch = TextSearch> implements IndexReader<Text> {
  readonly #store: IndexStore<Text>
  readonly #scratch = new Scratch()
  readonly #counts = new Remembered<ScopeCounts>()
  readonly #best = new Remembered<number[]>()
  readonly #brands = new Remembered<readonly IndexedBrand[]>()
  #rankings: Rankings = new Map()
  #rankingsRevision = 0

  constructor(query: IndexOptions<Text>) {
    this.#store = new IndexStore(query)
  }

  get revision(): number {
    return this.#store.revision + this.#rankingsRevision
  }

  /** Whether so much is dead that a fresh index is worth its time. */
  get isWorn(): boolean {
    return this.#store.isWorn
  }

  /** Positions in use, dead ones among them. */
  get length(): number {
    return this.#store.length
  }

  /** Adds new categories; the others have to be unchanged. */
  plant(categories: readonly IndexCategory[]): void {
    this.#store.places.learn(categories)
  }

  /** Whether products were indexed in one of the categories before it was known. */
  isMissing(categories: readonly IndexCategory[]): boolean {
    return categories.some(({ id }) => this.#store.places.unknown.has(id))
  }

  put(row: IndexRow): void {
    this.#store.put(row)
  }

  remove(productId: number): void {
    this.#store.remove(productId)
  }

  /** Everything but the rankings, as it is now: nothing may change before all parts are read. */
  parts(): Iterable<Part> {
    return this.#store.parts()
  }

  /** Takes in what `parts` said; only while it is empty. */
  restore(from: PartSource): void {
    this.#store.restore(from)
  }

  /** The categories as they were when their products came. */
  categories(): IndexCategory[] {
    return this.#store.places.categories()
  }

  steer(rankings: Rankings): void {
    this.#rankings = rankings
    this.#rankingsRevision += 1
  }

  campaignsIn(categoryId: number): Readonly<Record<string, string>> {
    return this.#rankings.get(categoryId)?.campaigns ?? {}
  }

  text(language: Language): Text {
    const text = this.#store.texts.get(language)
    if (!text) throw new Error(`The index has no texts in ${language}.`)
    return text
  }

  list(query: IndexQuery): ListingResult {
    return listProducts({ ...this.#parts(), countsOf: (scoped) => this.#countsOf(scoped) }, query)
  }

  best(scope: Scope, country: Country, limit: number): number[] {
    if (scope.kind === 'found') return this.#ranked(scope, country, limit)
    const key = `${country} ${scope.kind === 'category' ? scope.categoryId : 'all'} ${limit}`
    return this.#best.get(key, this.revision, () => this.#ranked(scope, country, limit))
  }

  /** Asks for more until there are enough: most things come in few colours, some in fifty. */
  bestOfEach(scope: Scope, country: Country, limit: number): number[] {
    for (let reach = limit * USUAL_COLOURS; ; reach *= 4) {
      const ids = this.best(scope, country, reach)
      const firsts = this.#firstOfEach(ids)
      if (firsts.length >= limit || ids.length < reach) return firsts.slice(0, limit)
    }
  }

  similarTo(productId: number, country: Country, limit: number): number[] {
    const store = this.#store
    const position = store.positionOf(productId)
    const categoryId = position < 0 ? null : store.places.mainOf(store.placeCodes.at(position))
    if (categoryId === null) return []
    const family = store.families.numbers.at(position)
    const scope = { kind: 'category', categoryId } as const
    return this.bestOfEach(scope, country, limit + 1)
      .filter((id) => store.families.numbers.at(store.positionOf(id)) !== family)
      .slice(0, limit)
  }

  /** Names of everything that a listing can be filtered by, in alphabetical order. */
  filters(): readonly string[] {
    return [...this.#store.facets.keys(), PRICE].toSorted()
  }

  isFilter(name: string): boolean {
    return name === PRICE || this.#store.facets.has(name)
  }

  brands(country: Country): readonly IndexedBrand[] {
    return this.#brands.get(country, this.revision, () => {
      const brand = this.#store.facets.get('brand')
      const scoped = scopedPositions(this.#store, this.#scratch, { kind: 'all' }, country)
      const counts = brand && this.#countsOf(scoped).facets.get(brand)?.counts
      const brands = (brand?.values.entries ?? []).map(({ value, label }, entry) => ({
        name: label.de,
        value,
        count: counts?.[entry] ?? 0,
      }))
      return brands
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    })
  }

  productCount(categoryId: number, country: Country): number {
    return this.#store.countIn(categoryId, country)
  }

  size(country: Country): number {
    return this.#store.sizeOf(country)
  }

  isVisible(position: number, country: Country): boolean {
    return (this.#store.columnsOf(country).flags.at(position) & VISIBLE) !== 0
  }

  idAt(position: number): number {
    return this.#store.ids.at(position)
  }

  popularityAt(position: number): number {
    return this.#store.popularity.at(position)
  }

  familyOf(productId: number, country: Country): readonly number[] {
    const position = this.#store.positionOf(productId)
    if (position < 0) return []
    return this.#store.families
      .members(position)
      .filter((member) => this.isVisible(member, country))
      .map((member) => this.idAt(member))
      .sort((a, b) => a - b)
  }

  ratingOf(productId: number): Rating | null {
    return this.#store.ratingOf(productId)
  }

  /** Categories of a product and all above them. */
  placesOf(productId: number): readonly number[] {
    const position = this.#store.positionOf(productId)
    return position < 0 ? [] : this.#store.places.placesOf(this.#store.placeCodes.at(position))
  }

  #ranked(scope: Scope, country: Country, limit: number): number[] {
    const scoped = scopedPositions(this.#store, this.#scratch, scope, country)
    const flags = this.#store.columnsOf(country).flags
    const query = { ...scoped, sort: 'relevancy', start: 0, end: limit } as const
    return orderedRange(this.#parts(), query).filter(
      (id) => (flags.at(this.#store.positionOf(id)) & SOLD_OUT) === 0,
    )
  }

  #firstOfEach(ids: readonly number[]): number[] {
    const met = new Set<number>()
    return ids.filter((id) => {
      const family = this.#store.families.numbers.at(this.#store.positionOf(id))
      return !met.has(family) && met.add(family)
    })
  }

  #parts() {
    return { store: this.#store, rankings: this.#rankings, scratch: this.#scratch }
  }

  #countsOf(scoped: Scoped): ScopeCounts {
    const { scope, country } = scoped
    if (scope.kind === 'found') return scopeCounts(this.#store, this.#scratch, scoped)
    const key = `${country} ${scope.kind === 'category' ? scope.categoryId : 'all'}`
    return this.#counts.get(key, this.revision, () => scopeCounts(this.#store, this.#scratch, scoped))
  }
}
