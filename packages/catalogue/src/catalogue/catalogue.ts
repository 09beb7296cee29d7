import type { Ranking } from '@shop/api-client/office/ranking-commands'
import type { Locale } from '@shop/domain/market/markets'
import type { FilterArrangement } from '@shop/domain/merchandising/arranged-filters'
import type { LineFacts } from '@shop/domain/product/line-facts'
import type { Product, ProductCategory, ProductImage, Variant } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { BundleItem, BundleKind, ProductFacts } from '@shop/domain/product/product-facts'
import type { OwnSwatches } from '@shop/domain/variant/own-swatch'
import type { Sql } from '@shop/engine/db/sql'
import type { Contact } from '@shop/engine/records/catalogue-record'
import type { CatalogueSearch } from '../listing/port/catalogue-search.ts'
import type { SearchWords } from '../search/words/language-words.ts'

/** A category in one language. */
export type CatalogueCategory = {
  id: number
  parentId: number | null
  name: string
  slug: string
  /** Address without locale prefix, `/wohnen/sofas/`. */
  path: string
  description: string
  seoText: string
  /** What search engines show instead of name and sentence; empty without. */
  seoTitle: string
  seoDescription: string
  image: ProductImage | null
  /** Ids of the categories right below, in their order. */
  children: number[]
  /** Visible products here and below, now. */
  readonly productCount: number
  /** From the root down to this one. */
  trail: ProductCategory[]
}

/** What the product page shows beyond the product. */
export type ProductExtras = {
  safety: { maker: Contact; responsiblePerson: Contact | null } | null
  care: string[]
  features: { key: string; label: string; value: string }[]
  facts: ProductFacts
  /** Its parts by reference key; null for everything that is no bundle. */
  bundle: { kind: BundleKind; items: BundleItem[] } | null
}

/** A product with everything that lists and pages ask for; made once, shared by all requests: never change it. */
export type CatalogueProduct = {
  product: Product
  card: ProductCard
  extras: ProductExtras
  /** Ids of its categories and of all above them. */
  categoryIds: number[]
  /** Of these the ones that no shopper sees. */
  unseenCategoryIds: readonly number[]
}

/** A product's address in each locale that sells it. */
export type LocaleProductPaths = { [locale in Locale]?: string }

/** A product as lists need it. */
export type PlainProduct = Pick<CatalogueProduct, 'product' | 'card' | 'unseenCategoryIds'> & {
  extras: Pick<ProductExtras, 'facts' | 'bundle'>
}

/** A list that may be steered: of a category, or of what somebody searches for. */
export type RankedList = { categoryId: number } | { query: string }

/** How filters are arranged, and by which category. */
export type CategoryArrangement = { categoryId: number; filters: FilterArrangement }

/** A variant with the product it belongs to. */
export type CatalogueVariant = {
  product: Product
  variant: Variant
  facts: LineFacts
  /** Categories of the product that no shopper sees; promotions hold in them. Missing for none. */
  unseenCategoryIds?: readonly number[]
}

/**
 * The catalogue of one locale as it is now: every product as columns in memory, whole products as far as they are
 * asked for. Products that have no price in the locale's country or are not active are not in it.
 */
export type Catalogue = {
  readonly locale: Locale
  /** Grows with every change that was read from the database. */
  readonly version: number
  /** Lists, filters, searches and counts, without the database. */
  readonly search: CatalogueSearch
  /** What shoppers' words mean and where they lead, as the shop has it now. */
  readonly words: SearchWords
  /** What steers a list here today, apart from what holds always and everywhere; null where nothing does. */
  rankingOf(place: RankedList): { id: string; ranking: Ranking } | null
  /** What the shop has given its colours for a swatch; every other colour is drawn by its name. */
  readonly swatches: OwnSwatches
  /** How a category arranges its filters, or the nearest one above that does; null where they follow from the goods. */
  filtersOf(categoryId: number): CategoryArrangement | null
  product(id: number): Promise<CatalogueProduct | null>
  /** In the order of the ids; unknown ids are left out. All that are not in memory are read at once. */
  products(ids: readonly number[], transaction?: Sql): Promise<CatalogueProduct[]>
  /** As `products`, for lists: without siblings there is less to load. Each is rated as its family, as in a listing, where that is at hand. */
  cards(ids: readonly number[], transaction?: Sql): Promise<ProductCard[]>
  /** Each card with its product, which knows no siblings. */
  plainProducts(ids: readonly number[], transaction?: Sql): Promise<PlainProduct[]>
  /**
   * As `plainProducts`, each with the card that stands for it in a list: rated as its family, and with the family's
   * colours where the brand has one card for all of them. @see cardColours
   */
  listedProducts(ids: readonly number[]): Promise<PlainProduct[]>
  /** The cards of lists alone. */
  listedCards(ids: readonly number[]): Promise<ProductCard[]>
  productByKey(referenceKey: string): Promise<CatalogueProduct | null>
  /** Where a product is in each locale that sells it, without locale prefix; nothing for one that is off. */
  paths(id: number): Promise<LocaleProductPaths>
  /** As `products`, by reference key. */
  productsByKey(referenceKeys: readonly string[]): Promise<CatalogueProduct[]>
  variant(id: number, transaction?: Sql): Promise<CatalogueVariant | null>
  /** By variant id, switched-off products among them; within a transaction through its connection. */
  variants(ids: readonly number[], transaction?: Sql): Promise<ReadonlyMap<number, CatalogueVariant>>
  category(id: number): CatalogueCategory | null
  /** By address without locale prefix; slashes at the ends do not matter. */
  categoryByPath(path: string): CatalogueCategory | null
  roots(): readonly CatalogueCategory[]
  categories(): readonly CatalogueCategory[]
}
