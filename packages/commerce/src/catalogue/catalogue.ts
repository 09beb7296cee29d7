import type { Product, ProductCategory, ProductImage, Variant } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { BundleItem, BundleKind, ProductFacts } from '@shop/domain/product/product-facts'
import type { Locale } from '@shop/domain/shop/markets'

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
  image: ProductImage | null
  /** Ids of the categories right below, in their order. */
  children: number[]
  /** Visible products here and below. */
  productCount: number
  /** From the root down to this one. */
  trail: ProductCategory[]
}

/** What the product page shows beyond the product. */
export type ProductExtras = {
  safety: { manufacturer: string; address: string; email: string } | null
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
  popularity: number
  /** Ids of its categories and of all above them. */
  categoryIds: number[]
  /** Attribute keys that are facets, in the order of the product. */
  facetKeys: string[]
}

/**
 * The catalogue of one locale at one moment, in memory. Products that have no price in the locale's country or
 * are not active are not in it.
 */
export type Catalogue = {
  readonly locale: Locale
  /** Grows with every change that was read from the database. */
  readonly version: number
  products(): Iterable<CatalogueProduct>
  product(id: number): CatalogueProduct | null
  productByKey(referenceKey: string): CatalogueProduct | null
  /** A variant with the product it belongs to. */
  variant(id: number): { product: Product; variant: Variant } | null
  category(id: number): CatalogueCategory | null
  /** By address without locale prefix; slashes at the ends do not matter. */
  categoryByPath(path: string): CatalogueCategory | null
  roots(): readonly CatalogueCategory[]
}
