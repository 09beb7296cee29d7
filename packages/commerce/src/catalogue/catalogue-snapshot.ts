import { isBuyable } from '@shop/domain/product/is-buyable'
import type { Product, ProductCategory, Sibling, Variant } from '@shop/domain/product/product'
import { productCardOf } from '@shop/domain/product/product-card-of'
import { productHref } from '@shop/domain/product/product-href'
import { siblingLabel } from '@shop/domain/product/sibling-label'
import { type Locale, type Market, markets } from '@shop/domain/shop/markets'
import type { Catalogue, CatalogueCategory, CatalogueProduct } from './catalogue.ts'
import { categoryTree } from './category-tree.ts'
import type { StoredCategory, StoredProduct } from './stored-catalogue.ts'
import { toldExtras } from './told-extras.ts'
import { toldEnergyLabel } from './told-facts.ts'
import { toldAdvancedAttributes, toldImage, toldProduct } from './told-product.ts'

/** Everything the database has, by id; shared by the snapshots of all locales. */
export type Stored = {
  version: number
  categories: readonly StoredCategory[]
  products: ReadonlyMap<number, StoredProduct>
}

/** One locale's catalogue at one moment. Products are put into words when they are first asked for. */
export class CatalogueSnapshot implements Catalogue {
  readonly locale: Locale
  readonly version: number
  readonly #market: Market
  readonly #stored: ReadonlyMap<number, StoredProduct>
  readonly #categories: ReadonlyMap<number, CatalogueCategory>
  readonly #categoryByPath = new Map<string, CatalogueCategory>()
  readonly #visible: StoredProduct[]
  readonly #byKey = new Map<string, number>()
  readonly #byMaster: Map<string, StoredProduct[]>
  readonly #ownerOfVariant = new Map<number, number>()
  readonly #told = new Map<number, CatalogueProduct>()

  /** With `previous`, products that did not change since keep their words: `changed` are the ids that did. */
  constructor(
    locale: Locale,
    stored: Stored,
    previous: { snapshot: CatalogueSnapshot; changed: ReadonlySet<number> } | null,
  ) {
    this.locale = locale
    this.version = stored.version
    this.#market = markets[locale]
    this.#stored = stored.products
    this.#visible = [...stored.products.values()].filter(
      (product) => product.isActive && this.#isSold(product),
    )
    this.#categories = categoryTree(stored.categories, this.#visible, this.#market)
    this.#byMaster = Map.groupBy(this.#visible, ({ masterKey }) => masterKey)

    for (const category of this.#categories.values()) this.#categoryByPath.set(category.path, category)
    for (const { id, referenceKey, variants } of stored.products.values()) {
      this.#byKey.set(referenceKey, id)
      for (const variant of variants) this.#ownerOfVariant.set(variant.id, id)
    }
    if (previous) this.#keepWords(previous.snapshot, previous.changed)
  }

  products(): Iterable<CatalogueProduct> {
    return this.#visible.map((stored) => this.#tell(stored))
  }

  product(id: number): CatalogueProduct | null {
    const stored = this.#stored.get(id)
    return stored?.isActive && this.#isSold(stored) ? this.#tell(stored) : null
  }

  productByKey(referenceKey: string): CatalogueProduct | null {
    return this.product(this.#byKey.get(referenceKey) ?? -1)
  }

  variant(id: number): { product: Product; variant: Variant } | null {
    const stored = this.#stored.get(this.#ownerOfVariant.get(id) ?? -1)
    if (!stored || !this.#isSold(stored)) return null
    const { product } = this.#tell(stored)
    const variant = product.variants.find((one) => one.id === id)
    return variant ? { product, variant } : null
  }

  category(id: number): CatalogueCategory | null {
    return this.#categories.get(id) ?? null
  }

  categoryByPath(path: string): CatalogueCategory | null {
    return this.#categoryByPath.get(`/${path.replace(/^\/+|\/+$/g, '')}/`) ?? null
  }

  roots(): readonly CatalogueCategory[] {
    return [...this.#categories.values()].filter(({ parentId }) => parentId === null)
  }

  #isSold({ variants }: StoredProduct): boolean {
    return variants.some(({ prices }) => prices.has(this.#market.country))
  }

  #tell(stored: StoredProduct): CatalogueProduct {
    const known = this.#told.get(stored.id)
    if (known) return known

    const product = toldProduct(stored, {
      market: this.#market,
      trail: (categoryId) => this.#trail(categoryId),
      siblings: this.#siblingsOf(stored),
    })
    const fresh: CatalogueProduct = {
      product,
      card: productCardOf(product, this.#market, toldEnergyLabel(stored.facts, this.#market)),
      extras: toldExtras(stored, this.#market),
      popularity: stored.popularity,
      categoryIds: [...new Set(product.categories.flat().map(({ categoryId }) => categoryId))],
      facetKeys: Object.entries(stored.attributes).flatMap(([key, { facet }]) => (facet ? [key] : [])),
    }
    this.#told.set(stored.id, fresh)
    return fresh
  }

  #trail(categoryId: number): ProductCategory[] {
    return this.#categories.get(categoryId)?.trail ?? []
  }

  /** All products of the same master, the product itself among them; a product alone has none. */
  #siblingsOf({ masterKey }: StoredProduct): Sibling[] {
    const family = this.#byMaster.get(masterKey) ?? []
    return family.length < 2 ? [] : family.map((stored) => this.#sibling(stored))
  }

  #sibling(stored: StoredProduct): Sibling {
    const product = toldProduct(stored, { market: this.#market, trail: () => [], siblings: [] })
    const image = stored.images[0]
    return {
      id: product.id,
      label: siblingLabel(product),
      referenceKey: product.referenceKey,
      imageHash: image?.src ?? '',
      image: image ? toldImage(image, this.#market) : null,
      href: productHref(product),
      isActive: product.isActive,
      advancedAttributes: toldAdvancedAttributes(stored, this.#market),
      buyableVariant: product.variants.some(isBuyable),
      hasVariants: product.variants.length > 1,
    }
  }

  #keepWords(previous: CatalogueSnapshot, changed: ReadonlySet<number>) {
    const families = new Set<string>()
    for (const id of changed) {
      for (const stored of [previous.#stored.get(id), this.#stored.get(id)])
        if (stored) families.add(stored.masterKey)
    }
    for (const [id, words] of previous.#told) {
      if (this.#stored.has(id) && !families.has(words.product.masterKey)) this.#told.set(id, words)
    }
  }
}
