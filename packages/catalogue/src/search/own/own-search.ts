import type { Country } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import { takeIn } from '../../listing/index/build-index.ts'
import type { IndexedBrand, Scope } from '../../listing/index/catalogue-index-types.ts'
import type { IndexCategory } from '../../listing/index/place-index.ts'
import type { ProductsIndex } from '../../listing/index/products-index.ts'
import type { Rankings } from '../../listing/index/rankings.ts'
import type {
  ListedFamily,
  SearchPlace,
  SearchQuery,
  SearchResult,
  SearchScope,
  SearchWording,
  ShelfScope,
  Suggested,
} from '../../listing/port/catalogue-search.ts'
import type { ChangedProducts, KeptSearch } from '../../listing/port/kept-search.ts'
import type { TextIndex } from '../text/text-index.ts'
import { suggestedIds } from './suggested-ids.ts'

const AS_TYPED: SearchWording = { corrected: null, leftOut: [] }

/** The shop's own search: all products as columns and words in the memory of this process. */
export class OwnSearch implements KeptSearch {
  /** The columns themselves, which are written down for the next start. */
  readonly index: ProductsIndex<TextIndex>

  constructor(index: ProductsIndex<TextIndex>) {
    this.index = index
  }

  get revision(): number {
    return this.index.revision
  }

  get length(): number {
    return this.index.length
  }

  get isWorn(): boolean {
    return this.index.isWorn
  }

  async list({ scope, ...query }: SearchQuery): Promise<SearchResult> {
    const { wording, ...found } = this.#found(scope, query)
    return { ...this.index.list({ ...query, scope: found.scope }), ...wording }
  }

  async spelling(query: string, { language }: SearchPlace): Promise<string | null> {
    return this.index.text(language).search(query).corrected
  }

  async finds(query: string, { language }: SearchPlace): Promise<boolean> {
    return this.index.text(language).search(query).count > 0
  }

  async suggest(query: string, { country, language }: SearchPlace, limit: number): Promise<Suggested> {
    const isVisible = (position: number) => this.index.isVisible(position, country)
    const queries = this.index.text(language).completions(query, limit, isVisible)
    const asked = { query, completion: queries[0], country, language, limit }
    return { queries, productIds: suggestedIds(this.index, asked) }
  }

  async best(scope: ShelfScope, country: Country, limit: number): Promise<number[]> {
    return this.index.best(scope, country, limit)
  }

  async bestOfEach(scope: ShelfScope, country: Country, limit: number): Promise<number[]> {
    return this.index.bestOfEach(scope, country, limit)
  }

  async similarTo(productId: number, country: Country, limit: number): Promise<number[]> {
    return this.index.similarTo(productId, country, limit)
  }

  async families(ids: readonly number[], country: Country): Promise<ReadonlyMap<number, ListedFamily>> {
    const known = ids.flatMap((id): [number, ListedFamily][] => {
      const members = this.index.familyOf(id, country)
      return members.includes(id) ? [[id, { members, rating: this.index.ratingOf(id) }]] : []
    })
    return new Map(known)
  }

  ratings(ids: readonly number[], country: Country): ReadonlyMap<number, Rating | null> {
    const visible = ids.filter((id) => this.index.familyOf(id, country).includes(id))
    return new Map(visible.map((id) => [id, this.index.ratingOf(id)]))
  }

  async brands(country: Country): Promise<readonly IndexedBrand[]> {
    return this.index.brands(country)
  }

  campaignsIn(categoryId: number): Readonly<Record<string, string>> {
    return this.index.campaignsIn(categoryId)
  }

  productCount(categoryId: number, country: Country): number {
    return this.index.productCount(categoryId, country)
  }

  filters(): readonly string[] {
    return this.index.filters()
  }

  isFilter(name: string): boolean {
    return this.index.isFilter(name)
  }

  plant(categories: readonly IndexCategory[]): void {
    this.index.plant(categories)
  }

  isMissing(categories: readonly IndexCategory[]): boolean {
    return this.index.isMissing(categories)
  }

  steer(rankings: Rankings): void {
    this.index.steer(rankings)
  }

  async takeIn({ ids, rows }: ChangedProducts): Promise<void> {
    const present = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!present.has(id)) this.index.remove(id)
    await takeIn(this.index, rows)
  }

  async placesOf(ids: readonly number[]): Promise<readonly number[]> {
    return [...new Set(ids.flatMap((id) => this.index.placesOf(id)))]
  }

  #found(
    scope: SearchScope,
    { language }: Pick<SearchQuery, 'language'>,
  ): { scope: Scope; wording: SearchWording } {
    if (scope.kind !== 'words') return { scope, wording: AS_TYPED }
    const { query, isExact = false } = scope
    const { corrected, leftOut, ...found } = this.index.text(language).search(query, { isExact })
    return { scope: { kind: 'found', found }, wording: { corrected, leftOut } }
  }
}
