import { dutyChanges } from '@shop/domain/duties/duty-changes'
import { type Locale, type Market, markets } from '@shop/domain/market/markets'
import { isoDay } from '@shop/domain/person/birth-date'
import { isBuyable } from '@shop/domain/product/is-buyable'
import type { Product, ProductCategory, Sibling } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { productCardOf } from '@shop/domain/product-card/product-card-of'
import { type BundlePartProduct, bundlePartKey, bundlePartName } from '@shop/domain/product-detail/bundle'
import { isReadFirst } from '@shop/domain/product-detail/is-read-first'
import { lineFactsOf } from '@shop/domain/product-detail/line-facts-of'
import { owedFacts } from '@shop/domain/product-detail/owed-facts'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Company } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import { siblingLabel } from '@shop/domain/siblings/sibling-label'
import { drawnColours, type OwnSwatches } from '@shop/domain/variant/own-swatch'
import type { Sql } from '@shop/engine/db/sql'
import type { PictureFocus } from '../focus/picture-focus.ts'
import type { CatalogueSearch, ListedFamily } from '../listing/port/catalogue-search.ts'
import { localised } from '../localised/localised.ts'
import {
  localisedAdvancedAttributes,
  localisedImage,
  localisedProduct,
} from '../localised/localised-product.ts'
import type { StoredCategory, StoredProduct } from '../products/catalogue-store.ts'
import { familyTag, type ProductStore, productTag } from '../products/product-store.ts'
import { shownCategories, withThoseAbove } from '../products/shown-categories.ts'
import { TaggedLru } from '../products/tagged-lru.ts'
import type { CategoryFilters } from '../rankings/category-filters.ts'
import type { ListingRankings } from '../rankings/listing-rankings.ts'
import type { SearchWords } from '../search/words/language-words.ts'
import type { Swatches } from '../swatches/swatches.ts'
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueVariant,
  CategoryArrangement,
  LocaleProductPaths,
  PlainProduct,
  RankedList,
} from './catalogue.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { listedCards } from './listed-cards.ts'
import { factsOf, localisedExtras } from './localised-extras.ts'
import { ecoNote, priceNotes } from './price-notes.ts'
import { productPaths } from './product-paths.ts'
import { recallNote } from './recall-note.ts'

/** How many localised products of one locale stay in memory, about 8 kB each, with and without siblings. */
const MAX_CACHED = 2000
const MOST_PLAIN = 2000
/** More colours of one thing than anybody counts on a card. */
const MOST_MEMBERS = 24
/** How often a catalogue looks whether a day has begun. */
const DAY_LOOK_MILLISECONDS = 60_000

/** What all locales share; the newest of each. */
export type SharedCatalogue = {
  version: number
  search: CatalogueSearch
  readonly words: SearchWords
  readonly rankings: ListingRankings
  readonly filters: CategoryFilters
  readonly swatches: Swatches
  readonly focus: PictureFocus
  readonly store: ProductStore
}

/** One locale's catalogue. Products are put into words when they are first asked for. */
export class LocaleCatalogue implements Catalogue {
  readonly locale: Locale
  readonly #market: Market
  readonly #hasFamilyCards: boolean
  readonly #ownBrands: readonly string[]
  readonly #company: Company
  readonly #shared: SharedCatalogue
  readonly #now: () => Date
  readonly #told = new TaggedLru<number, CatalogueProduct>(MAX_CACHED)
  readonly #plain = new TaggedLru<number, PlainProduct>(MOST_PLAIN)
  readonly #listedCard: ReturnType<typeof listedCards>
  readonly #focusOf = (src: string) => this.#shared.focus.of(src)
  #tree: CategoryTree
  /** Of every category, shown or not. */
  #parentOf: ReadonlyMap<number, number | null>
  /** Grows with every change: what was read before a change is handed out, but not kept. */
  #age = 0
  /** The day that products were last put into words for, and when to look for the next one. */
  #day: string
  #nextLook = 0

  constructor(
    { locale, listing, ownBrands, company }: Pick<Shop, 'locale' | 'listing' | 'ownBrands' | 'company'>,
    shared: SharedCatalogue,
    { categories, now }: { categories: readonly StoredCategory[]; now: () => Date },
  ) {
    this.locale = locale
    this.#market = markets[locale]
    this.#hasFamilyCards = listing.cards === 'families'
    this.#listedCard = listedCards({ hasColours: this.#hasFamilyCards, own: () => shared.swatches.own })
    this.#ownBrands = ownBrands
    this.#company = company
    this.#shared = shared
    this.#now = now
    this.#day = isoDay(now(), this.#market.timezone)
    this.#parentOf = parentsOf(categories)
    this.#tree = this.#treeOf(categories)
  }

  get version(): number {
    return this.#shared.version
  }

  get search(): CatalogueSearch {
    return this.#shared.search
  }

  get words(): SearchWords {
    return this.#shared.words
  }

  rankingOf(list: RankedList) {
    const day = { locale: this.locale, today: isoDay(this.#now(), this.#market.timezone) }
    const { rankings } = this.#shared
    return 'query' in list ? rankings.ofSearch(list.query, day) : rankings.ofCategory(list.categoryId, day)
  }

  get swatches(): OwnSwatches {
    return this.#shared.swatches.own
  }

  filtersOf(categoryId: number): CategoryArrangement | null {
    const nearest = this.#trail(categoryId).findLast(
      (one) => this.#shared.filters.of(one.categoryId) !== null,
    )
    const filters = nearest && this.#shared.filters.of(nearest.categoryId)
    return nearest && filters ? { categoryId: nearest.categoryId, filters } : null
  }

  async product(id: number): Promise<CatalogueProduct | null> {
    return (await this.products([id]))[0] ?? null
  }

  async products(ids: readonly number[], transaction?: Sql): Promise<CatalogueProduct[]> {
    const products = await this.#tell(ids, transaction)
    return ids.flatMap((id) => {
      const found = products.get(id)
      return found?.product.isActive ? [found] : []
    })
  }

  async cards(ids: readonly number[], transaction?: Sql): Promise<ProductCard[]> {
    const plain = await this.plainProducts(ids, transaction)
    const ratings = this.search.ratings(ids, this.#market.country)
    return plain.map(({ card }) => {
      const rating = ratings.get(card.id)
      return rating === undefined ? card : { ...card, rating }
    })
  }

  async plainProducts(ids: readonly number[], transaction?: Sql): Promise<PlainProduct[]> {
    const plain = await this.#tellPlain(ids, transaction)
    return ids.flatMap((id) => {
      const found = plain.get(id)
      return found?.product.isActive ? [found] : []
    })
  }

  async listedProducts(ids: readonly number[]): Promise<PlainProduct[]> {
    const known = await this.search.families(ids, this.#market.country)
    const families = new Map(ids.map((id) => [id, this.#cardFamily(id, known)]))
    const plain = await this.#tellPlain([...new Set([...ids, ...[...families.values()].flat()])])
    return ids.flatMap((id) => {
      const face = plain.get(id)
      if (!face?.product.isActive) return []
      const members = (families.get(id) ?? []).flatMap((member) => plain.get(member) ?? [])
      const rating = known.get(id)?.rating ?? null
      return [{ ...face, card: this.#listedCard(face, members, rating) }]
    })
  }

  async listedCards(ids: readonly number[]): Promise<ProductCard[]> {
    return (await this.listedProducts(ids)).map(({ card }) => card)
  }

  async productByKey(referenceKey: string): Promise<CatalogueProduct | null> {
    return (await this.productsByKey([referenceKey]))[0] ?? null
  }

  async productsByKey(referenceKeys: readonly string[]): Promise<CatalogueProduct[]> {
    const ids = await this.#shared.store.idsByKey(referenceKeys)
    return this.products(referenceKeys.flatMap((key) => ids.get(key) ?? []))
  }

  async paths(id: number): Promise<LocaleProductPaths> {
    const stored = (await this.#shared.store.products([id])).get(id)
    return stored ? productPaths(stored) : {}
  }

  async variant(id: number, transaction?: Sql): Promise<CatalogueVariant | null> {
    return (await this.variants([id], transaction)).get(id) ?? null
  }

  async variants(ids: readonly number[], transaction?: Sql): Promise<ReadonlyMap<number, CatalogueVariant>> {
    const owners = await this.#shared.store.owners(ids, transaction)
    const products = await this.#tellPlain([...new Set(owners.values())], transaction)
    const parts = await this.#partsOf([...products.values()], transaction)
    const found = new Map<number, CatalogueVariant>()
    for (const [id, owner] of owners) {
      const plain = products.get(owner)
      const variant = plain?.product.variants.find((one) => one.id === id)
      if (!plain || !variant) continue
      const { product, extras, unseenCategoryIds } = plain
      const place = { market: this.#market, now: this.#now(), parts: parts.get(owner) ?? [] }
      const facts = lineFactsOf(product, variant, extras.facts, place)
      found.set(id, { product, variant, facts, ...(unseenCategoryIds.length > 0 && { unseenCategoryIds }) })
    }
    return found
  }

  /** What lies in each bundle, in words, by the bundle's id: also what is not sold here by itself. */
  async #partsOf(products: readonly PlainProduct[], transaction?: Sql): Promise<Map<number, string[]>> {
    const bundles = products.flatMap(({ product, extras: { bundle } }) =>
      bundle ? [{ id: product.id, items: bundle.items }] : [],
    )
    const keys = new Set(bundles.flatMap(({ items }) => items.map(bundlePartKey)))
    if (keys.size === 0) return new Map()
    const { store } = this.#shared
    const ids = await store.idsByKey([...keys], transaction)
    const stored = await store.products([...ids.values()], transaction)
    return new Map(
      bundles.map(({ id, items }) => [
        id,
        items.flatMap((item) => {
          const part = stored.get(ids.get(bundlePartKey(item)) ?? 0)
          return part ? [bundlePartName(item, partProduct(part, this.#market))] : []
        }),
      ]),
    )
  }

  category(id: number): CatalogueCategory | null {
    return this.#tree.byId.get(id) ?? null
  }

  categoryByPath(path: string): CatalogueCategory | null {
    return this.#tree.byPath.get(`/${path.replace(/^\/+|\/+$/g, '')}/`) ?? null
  }

  roots(): readonly CatalogueCategory[] {
    return this.categories().filter(({ parentId }) => parentId === null)
  }

  categories(): readonly CatalogueCategory[] {
    return [...this.#tree.byId.values()]
  }

  /** Replaces the categories; every product is in some and has to be localised again. */
  replant(categories: readonly StoredCategory[]): void {
    this.#parentOf = parentsOf(categories)
    this.#tree = this.#treeOf(categories)
    this.forgetAll()
  }

  /** Forgets the words of products that changed, and of those that have them for siblings. */
  forget(ids: Iterable<number>, masterKeys: Iterable<string>): void {
    this.#age += 1
    for (const id of ids) {
      this.#told.evict(productTag(id))
      this.#plain.delete(id)
    }
    for (const key of masterKeys) this.#told.evict(familyTag(key))
  }

  forgetAll(): void {
    this.#age += 1
    this.#told.clear()
    this.#plain.clear()
  }

  /** What is owed changes with the day: on one on which a duty begins or ends, every product is localised anew. */
  #followDay(): void {
    const now = this.#now()
    if (now.valueOf() < this.#nextLook) return
    this.#nextLook = now.valueOf() + DAY_LOOK_MILLISECONDS
    const { country, timezone } = this.#market
    const today = isoDay(now, timezone)
    if (today === this.#day) return
    const changes = dutyChanges([country], { after: this.#day, upTo: today })
    this.#day = today
    if (changes.length > 0) this.forgetAll()
  }

  #treeOf(categories: readonly StoredCategory[]): CategoryTree {
    const { country } = this.#market
    return categoryTree(shownCategories(categories), this.#market, {
      countOf: (id) => this.#shared.search.productCount(id, country),
      focusOf: this.#focusOf,
    })
  }

  /** By id, switched-off products among them. */
  async #tell(ids: readonly number[], transaction?: Sql): Promise<Map<number, CatalogueProduct>> {
    this.#followDay()
    const products = new Map<number, CatalogueProduct>()
    const missing = ids.filter((id) => {
      const known = this.#told.get(id)
      if (known) products.set(id, known)
      return known === undefined
    })
    if (missing.length === 0) return products

    const age = this.#age
    const { store } = this.#shared
    const stored = await store.products(missing, transaction)
    const families = await this.#families([...stored.values()], transaction)
    for (const product of stored.values()) {
      if (!this.#isSold(product)) continue
      const family = families.get(product.masterKey) ?? []
      const fresh = this.#toldOf(product, family)
      products.set(product.id, fresh)
      const tags = [product, ...family].map(({ id }) => productTag(id))
      if (!transaction && age === this.#age)
        this.#told.set(product.id, fresh, [...new Set(tags), familyTag(product.masterKey)])
    }
    return products
  }

  /** As `#tell`, without siblings, of which lists and baskets have no need. */
  async #tellPlain(ids: readonly number[], transaction?: Sql): Promise<Map<number, PlainProduct>> {
    this.#followDay()
    const products = new Map<number, PlainProduct>()
    const missing = ids.filter((id) => {
      const known = this.#told.get(id) ?? this.#plain.get(id)
      if (known) products.set(id, known)
      return known === undefined
    })
    if (missing.length === 0) return products

    const age = this.#age
    for (const [id, stored] of await this.#shared.store.products(missing, transaction)) {
      if (!this.#isSold(stored)) continue
      const fresh = this.#plainOf(stored)
      products.set(id, fresh)
      if (!transaction && age === this.#age) this.#plain.set(id, fresh, [])
    }
    return products
  }

  /** All visible products with the same master keys. */
  async #families(
    products: readonly StoredProduct[],
    transaction?: Sql,
  ): Promise<Map<string, StoredProduct[]>> {
    const { store } = this.#shared
    const families = await store.families(
      products.map(({ masterKey }) => masterKey),
      transaction,
    )
    const members = await store.products([...families.values()].flat(), transaction)
    return new Map(
      [...families].map(([key, ids]) => [
        key,
        ids.flatMap((id) => members.get(id) ?? []).filter((one) => one.isActive && this.#isSold(one)),
      ]),
    )
  }

  #isSold({ variants }: StoredProduct): boolean {
    return variants.some(({ prices }) => prices.has(this.#market.country))
  }

  #toldOf(stored: StoredProduct, family: readonly StoredProduct[]): CatalogueProduct {
    const product = localisedProduct(stored, {
      market: this.#market,
      company: this.#company,
      ownBrands: this.#ownBrands,
      trail: (categoryId) => this.#trail(categoryId),
      siblings: family.length < 2 ? [] : family.map((one) => this.#sibling(one)),
      focusOf: this.#focusOf,
      now: this.#now(),
    })
    const { facts, ...others } = localisedExtras(stored, this.#market, this.#now())
    const extras = { ...others, facts: this.#owed(facts) }
    return {
      product,
      card: this.#cardOf(stored, product, extras.facts),
      extras,
      categoryIds: withThoseAbove(stored.categories, this.#parentOf),
      unseenCategoryIds: this.#unseen(stored),
    }
  }

  #plainOf(stored: StoredProduct): PlainProduct {
    const product = localisedProduct(stored, {
      market: this.#market,
      company: this.#company,
      ownBrands: this.#ownBrands,
      trail: (categoryId) => this.#trail(categoryId),
      siblings: [],
      focusOf: this.#focusOf,
      now: this.#now(),
    })
    const facts = this.#owed(factsOf(stored, this.#market))
    return {
      product,
      card: this.#cardOf(stored, product, facts),
      extras: { facts, bundle: stored.facts.bundle ?? null },
      unseenCategoryIds: this.#unseen(stored),
    }
  }

  /** They live until their product changes, or a day begins on which duties do. */
  #owed(facts: ProductFacts): ProductFacts {
    const owed = owedFacts(facts, this.#market, this.#now())
    const notes = priceNotes(this.locale, owed)
    return notes.length > 0 ? { ...owed, priceNotes: notes } : owed
  }

  /** A card lives as long as they do. */
  #cardOf(stored: StoredProduct, product: Product, facts: ProductFacts): ProductCard {
    const { colorsList } = product
    const drawn =
      this.swatches.size === 0 ? colorsList : colorsList.map((names) => drawnColours(names, this.swatches))
    return productCardOf(
      { ...product, colorsList: drawn },
      {
        energyLabel: facts.energyLabel,
        ecoNote: ecoNote(this.locale, facts.ecoParticipation),
        isReadFirst: isReadFirst(facts, this.#market, this.#now()),
        isFurniture: stored.facts.kinds?.includes('furniture') ?? false,
        recallNote: recallNote(this.locale, product),
      },
    )
  }

  /** The products that share a card of a list, as far as anybody counts them. */
  #cardFamily(id: number, known: ReadonlyMap<number, ListedFamily>): readonly number[] {
    if (!this.#hasFamilyCards) return []
    const family = known.get(id)?.members ?? []
    const first = family.slice(0, MOST_MEMBERS)
    return first.includes(id) ? first : [...first, id]
  }

  /** Categories that it is in, it or what stands above, and that nobody sees: promotions hold in them all the same. */
  #unseen({ categories }: StoredProduct): number[] {
    return withThoseAbove(categories, this.#parentOf).filter((id) => !this.#tree.byId.has(id))
  }

  #trail(categoryId: number): ProductCategory[] {
    return this.#tree.byId.get(categoryId)?.trail ?? []
  }

  #sibling(stored: StoredProduct): Sibling {
    const product = localisedProduct(stored, {
      market: this.#market,
      company: this.#company,
      ownBrands: this.#ownBrands,
      trail: () => [],
      siblings: [],
      focusOf: this.#focusOf,
      now: this.#now(),
    })
    const image = stored.images[0]
    return {
      id: product.id,
      label: siblingLabel(product),
      referenceKey: product.referenceKey,
      imageHash: image?.src ?? '',
      image: image ? localisedImage(image, this.#market, this.#focusOf) : null,
      href: productHref(product),
      isActive: product.isActive,
      advancedAttributes: localisedAdvancedAttributes(stored, this.#market),
      buyableVariant: product.variants.some(isBuyable),
      hasVariants: product.variants.length > 1,
    }
  }
}

function parentsOf(categories: readonly StoredCategory[]): Map<number, number | null> {
  return new Map(categories.map(({ id, parentId }) => [id, parentId]))
}

function partProduct({ name, variants }: StoredProduct, market: Market): BundlePartProduct {
  return {
    name: localised(name, market),
    variants: variants.map(({ referenceKey, label }) => ({ referenceKey, label: localised(label, market) })),
  }
}
