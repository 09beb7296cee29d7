import type { ProductCard } from '@shop/domain/product/product-card'
import type { CatalogueProduct } from '../catalogue/catalogue.ts'

/** What recommendations have to know of a product. */
export type ShelfProduct = Pick<CatalogueProduct, 'product' | 'card' | 'categoryIds'>

/** The products of one locale's shop, as recommendations need them; only visible ones. */
export type Shelf = {
  /** In the order of the ids; unknown ids are left out. */
  products(ids: readonly number[]): Promise<readonly ShelfProduct[]>
  /** What lies in those of them that are sets, as far as this shop knows it. */
  partsOf(ids: readonly number[]): Promise<readonly ShelfProduct[]>
  /** Their cards as lists show them, in the order of the ids. */
  listedCards(ids: readonly number[]): Promise<ProductCard[]>
  /**
   * Ids of what is most popular in a category or, with null, everywhere, and can be ordered: of siblings the first
   * alone, or all of them, where filters may want another colour.
   */
  popular(categoryId: number | null, limit: number, which: 'one of each' | 'all'): Promise<number[]>
  /** Ids of what is most popular beside a product: same main category, none of its siblings. */
  beside(productId: number, limit: number): Promise<number[]>
}
