import { type Locale, type Market, markets } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { PictureFocus } from '../focus/picture-focus.ts'
import { readPictureFocus } from '../focus/picture-focus-store.ts'
import { readRankings } from '../listing/index/rankings-store.ts'
import type { KeptSearch } from '../listing/port/kept-search.ts'
import { loadCategories, type StoredCategory } from '../products/catalogue-store.ts'
import { indexRowsOf } from '../products/index-rows-store.ts'
import { ProductStore, productTag } from '../products/product-store.ts'
import { shownCategories } from '../products/shown-categories.ts'
import { freshStatistics } from '../products/statistics-store.ts'
import { type StockNote, stockNote } from '../products/stock-note.ts'
import { CategoryFilters } from '../rankings/category-filters.ts'
import { readCategoryFilters } from '../rankings/category-filters-store.ts'
import { ListingRankings } from '../rankings/listing-rankings.ts'
import { readListingRankings } from '../rankings/listing-rankings-store.ts'
import { TextIndex } from '../search/text/text-index.ts'
import { SearchWords } from '../search/words/language-words.ts'
import { readSearchWords } from '../search/words/search-words-store.ts'
import { readSwatches } from '../swatches/colour-swatch-store.ts'
import { Swatches } from '../swatches/swatches.ts'
import type { Catalogue } from './catalogue.ts'
import { isOtherTree } from './category-tree.ts'
import { type ChangeReader, openChangeReader } from './change-feed-store.ts'
import type { SnapshotPlace } from './index-snapshots.ts'
import { LocaleCatalogue } from './locale-catalogue.ts'
import {
  type FreshOptions,
  type IndexMaking,
  ownSide,
  type ReadSearch,
  type ResumedSearch,
  type SearchSide,
} from './search-side.ts'

/** What the change feed says where a colour is drawn in another way. */
const SWATCHES = 'swatches'
/** And where something else of a picture stays in sight. */
const PICTURES = 'pictures'
/** Changed products that are read in one go. */
const PORTION = 100
/** Up to so many a fresh index is there within the two seconds in which a change has to be seen. */
const FEW_PRODUCTS = 5000

type Listener = (tags: readonly string[]) => void
export type KeptShop = Pick<Shop, 'locale' | 'delivery' | 'listing' | 'ownBrands' | 'company'>
export type KeeperOptions = {
  /** Up to how many products a fresh index is waited for. */
  fewProducts?: number
  /** Where the index is kept for the next start; null reads all products with each. */
  snapshot?: SnapshotPlace | null
  /** Where products are searched instead of the memory of this process; null is that. */
  elsewhere?: ((making: IndexMaking) => SearchSide) | null
  /** The clock that duties are asked by. */
  now?: () => Date
}
type Shared = {
  version: number
  search: KeptSearch
  readonly words: SearchWords
  readonly rankings: ListingRankings
  readonly filters: CategoryFilters
  readonly swatches: Swatches
  readonly focus: PictureFocus
  readonly store: ProductStore
}

/** Holds the products index and the catalogues of all locales, and keeps them up to date. */
export class CatalogueKeeper {
  readonly #database: Database
  readonly #reader: ChangeReader
  readonly #shared: Shared
  readonly #side: SearchSide
  readonly #fewProducts: number
  readonly #locales: ReadonlyMap<Locale, LocaleCatalogue>
  readonly #listeners = new Set<Listener>()
  readonly #closing = new AbortController()
  /** Changes not applied yet: a refresh that fails half-way is made up for by the next. */
  readonly #pending = new Set<string>()
  /** Hidden ones as well, because promotions count them; everything that is searched and listed knows the shown ones alone. */
  #categories: readonly StoredCategory[]
  /** Set when the index has to be rebuilt, because of the tree or of missed changes. */
  #isOutdated = false
  /** Products that changed while a fresh index is being made; null when none is. */
  #meanwhile: Set<number> | null = null
  #rebuilding: Promise<void> = Promise.resolve()
  #running: Promise<void> = Promise.resolve()

  static async open(
    database: Database,
    shops: readonly KeptShop[],
    {
      fewProducts = FEW_PRODUCTS,
      snapshot = null,
      elsewhere = null,
      now = () => new Date(),
    }: KeeperOptions = {},
  ): Promise<CatalogueKeeper> {
    const { sql } = database
    const words = new SearchWords()
    const making = indexMaking(shops, words)
    const side = elsewhere ? elsewhere(making) : ownSide(making, snapshot)
    const resumed = await side.resumed(sql)
    // Before the first product is read: what changes while they are comes with the first refresh.
    const reader = resumed?.reader ?? (await openChangeReader(sql))
    if (await freshStatistics(sql)) console.log('The database has counted the catalogue.')
    const categories = await loadCategories(sql)
    words.take(await readSearchWords(sql))
    const rankings = new ListingRankings()
    rankings.take(await readListingRankings(sql))
    const filters = new CategoryFilters()
    filters.take(await readCategoryFilters(sql))
    const swatches = new Swatches()
    swatches.take(await readSwatches(sql))
    const focus = new PictureFocus()
    focus.take(await readPictureFocus(sql))
    const search =
      resumed?.search ??
      (await freshSearch(database, side, {
        categories: shownCategories(categories),
        isServing: false,
        version: versionOf(reader),
      }))
    if (!resumed) await side.publish(search, reader)
    const keeper = new CatalogueKeeper({
      database,
      shops,
      reader,
      categories,
      search,
      words,
      rankings,
      filters,
      swatches,
      focus,
      side,
      fewProducts,
      now,
    })
    if (resumed) await keeper.#catchUp(resumed)
    keeper.#keepForNextStart()
    return keeper
  }

  private constructor(parts: {
    database: Database
    shops: readonly KeptShop[]
    reader: ChangeReader
    categories: readonly StoredCategory[]
    search: KeptSearch
    words: SearchWords
    rankings: ListingRankings
    filters: CategoryFilters
    swatches: Swatches
    focus: PictureFocus
    side: SearchSide
    fewProducts: number
    now: () => Date
  }) {
    const { database, shops, reader, categories, search, words, rankings, filters, swatches, focus, now } =
      parts
    this.#side = parts.side
    this.#fewProducts = parts.fewProducts
    this.#database = database
    this.#reader = reader
    this.#categories = categories
    const store = new ProductStore(database)
    this.#shared = { version: 1, search, words, rankings, filters, swatches, focus, store }
    this.#locales = new Map(
      shops.map((shop) => [shop.locale, new LocaleCatalogue(shop, this.#shared, { categories, now })]),
    )
  }

  of(locale: Locale): Catalogue {
    const catalogue = this.#locales.get(locale)
    if (!catalogue) throw new Error(`No catalogue was opened for ${locale}.`)
    return catalogue
  }

  filters(): readonly string[] {
    return this.#shared.search.filters()
  }

  isFilter(name: string): boolean {
    return this.#shared.search.isFilter(name)
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async refresh(): Promise<void> {
    await this.#inTurn(() => this.#takeIn())
    this.#keepForNextStart()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([this.#running, this.#rebuilding])
    // A database that is away cannot be counted: the snapshot before stays, and is judged at the start.
    await this.#side.close(this.#database, this.#isSettled ? this.#read : null).catch(() => undefined)
  }

  /** Takes in what has changed since an index was written, before anybody is answered out of it. */
  async #catchUp({ search, tags, isOutdated }: ResumedSearch): Promise<void> {
    for (const tag of tags) if (stockNote(tag) === null) this.#pending.add(tag)
    const shown = shownCategories(this.#categories)
    this.#isOutdated = isOutdated(shown)
    search.plant(shown)
    search.steer(await readRankings(this.#database.sql))
    await this.refresh()
  }

  /** Whether the index is what the feed says up to where it was read, and will go on being it. */
  get #isSettled(): boolean {
    return this.#pending.size === 0 && !this.#isOutdated && this.#meanwhile === null
  }

  /** Besides, and in turn: nobody waits for it but the next changes. */
  #keepForNextStart(): void {
    if (!this.#side.isDue(this.#read) || !this.#isSettled) return
    void this.#inTurn(async () => {
      if (this.#isSettled) await this.#side.keep(this.#database, this.#read)
    }).catch(() => undefined)
  }

  get #read(): ReadSearch {
    return { search: this.#shared.search, reader: this.#reader }
  }

  /** Serialised: two concurrent updates would mix old and new. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#running.then(() => (this.#closing.signal.aborted ? undefined : work()))
    this.#running = next.catch(() => undefined)
    return next
  }

  async #takeIn(): Promise<void> {
    const { tags, isBroken } = await this.#reader.read()
    // What is forgotten now must not be read again as it was.
    if (isBroken || tags.length > 0) await this.#database.replica?.require()
    const notes = tags.flatMap((tag) => stockNote(tag) ?? [])
    for (const tag of tags) if (stockNote(tag) === null) this.#pending.add(tag)
    if (isBroken) await this.#startOver()
    if (notes.length > 0) this.#restock(notes)
    if (this.#pending.size > 0) await this.#takeInPending()

    const { search } = this.#shared
    if (this.#meanwhile !== null || !(this.#isOutdated || search.isWorn)) return
    if (search.length <= this.#fewProducts) await this.#rebuild()
    else this.#rebuildBesides()
  }

  /** Lists, facets and counts know only whether there is any, which has not changed: pages of the products have. */
  #restock(notes: readonly StockNote[]): void {
    const ids = [...new Set(notes.map(({ productId }) => productId))]
    for (const note of notes) this.#shared.store.restock(note)
    for (const locale of this.#locales.values()) locale.forget(ids, [])
    this.#shared.version += 1
    this.#tell(ids.map(productTag))
  }

  async #takeInPending(): Promise<void> {
    const tags = [...this.#pending]
    const ids = idsOf(tags, 'product')
    if (idsOf(tags, 'category').length > 0) await this.#takeInCategories()
    if (tags.some((tag) => tag.startsWith('search:'))) await this.#takeInWords()
    if (tags.includes(SWATCHES)) await this.#takeInSwatches()
    if (tags.includes(PICTURES)) await this.#takeInFocus()
    const { search } = this.#shared
    const before = await placeTags(search, ids)
    await this.#takeInProducts(search, ids)
    for (const id of ids) this.#meanwhile?.add(id)
    this.#side.changed(ids.length)
    this.#pending.clear()
    this.#shared.version += 1
    if (tags.includes(SWATCHES) || tags.includes(PICTURES)) this.#tell(['everything'])
    this.#tell([...tags, ...before, ...(await placeTags(search, ids)), 'catalogue'])
  }

  async #takeInWords(): Promise<void> {
    const { sql } = this.#database
    this.#shared.words.take(await readSearchWords(sql))
    this.#shared.rankings.take(await readListingRankings(sql))
  }

  /** A colour is on cards everywhere. */
  async #takeInSwatches(): Promise<void> {
    this.#shared.swatches.take(await readSwatches(this.#database.sql))
    for (const locale of this.#locales.values()) locale.forgetAll()
  }

  /** A picture may be on cards, in menus and among suggestions. */
  async #takeInFocus(): Promise<void> {
    this.#shared.focus.take(await readPictureFocus(this.#database.sql))
    for (const locale of this.#locales.values()) locale.replant(this.#categories)
  }

  async #takeInCategories(): Promise<void> {
    const { sql } = this.#database
    const { search } = this.#shared
    const categories = await loadCategories(sql)
    search.steer(await readRankings(sql))
    this.#shared.rankings.take(await readListingRankings(sql))
    this.#shared.filters.take(await readCategoryFilters(sql))
    const shown = shownCategories(categories)
    if (isOtherTree(shownCategories(this.#categories), shown) || search.isMissing(shown))
      this.#isOutdated = true
    search.plant(shown)
    this.#categories = categories
    for (const locale of this.#locales.values()) locale.replant(categories)
  }

  async #takeInProducts(search: KeptSearch, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += PORTION) {
      const portion = ids.slice(start, start + PORTION)
      const rows = await indexRowsOf(this.#database.sql, portion)
      await search.takeIn({ ids: portion, rows, version: versionOf(this.#reader) })

      const families = new Set(rows.map(({ masterKey }) => masterKey))
      this.#shared.store.forget(portion, families)
      for (const locale of this.#locales.values()) locale.forget(portion, families)
    }
  }

  /** Changes were missed: whatever is in memory may be wrong. */
  async #startOver(): Promise<void> {
    console.warn('Changes of the catalogue were missed. It is read again from the database.')
    this.#isOutdated = true
    this.#pending.clear()
    this.#shared.store.forgetAll()
    await this.#takeInCategories()
    await this.#takeInWords()
    await this.#takeInSwatches()
    await this.#takeInFocus()
    this.#shared.version += 1
    this.#tell(['everything'])
  }

  /** Runs while no other change is applied. */
  async #rebuild(): Promise<void> {
    this.#isOutdated = false
    try {
      await this.#swap(await this.#freshSearch())
    } catch (error) {
      this.#isOutdated = true
      throw error
    }
  }

  /** While changes are taken into the old index; the new one gets them before it takes its place. */
  #rebuildBesides(): void {
    const meanwhile = new Set<number>()
    this.#meanwhile = meanwhile
    this.#isOutdated = false
    const replace = async () => {
      const fresh = await this.#freshSearch()
      await this.#inTurn(async () => {
        // Categories may have come meanwhile as well; renamed ones have asked for another index already.
        const shown = shownCategories(this.#categories)
        if (fresh.isMissing(shown)) this.#isOutdated = true
        fresh.plant(shown)
        fresh.steer(await readRankings(this.#database.sql))
        await this.#takeInProducts(fresh, [...meanwhile])
        await this.#swap(fresh)
      })
    }
    this.#rebuilding = replace()
      .catch((error: unknown) => {
        this.#isOutdated = true
        if (!this.#closing.signal.aborted)
          console.error(
            'The products index could not be made again; it is tried with the next change.',
            loggedError(error),
          )
      })
      .finally(() => {
        this.#meanwhile = null
      })
  }

  #freshSearch(): Promise<KeptSearch> {
    const { signal } = this.#closing
    const version = versionOf(this.#reader)
    const options = { categories: shownCategories(this.#categories), isServing: true, version, signal }
    return freshSearch(this.#database, this.#side, options)
  }

  async #swap(fresh: KeptSearch): Promise<void> {
    await this.#side.publish(fresh, this.#pending.size === 0 ? this.#reader : null)
    this.#shared.search = fresh
    this.#shared.version += 1
    this.#tell(['everything'])
  }

  #tell(tags: readonly string[]): void {
    const changed = [...new Set(tags)]
    for (const listener of this.#listeners) listener(changed)
  }
}

/** How the index of these shops is made, whatever is in it. */
function indexMaking(shops: readonly KeptShop[], words: SearchWords): IndexMaking {
  const [first] = shops
  return {
    markets: new Map(
      shops.map(({ locale }): [Market['country'], Market] => [markets[locale].country, markets[locale]]),
    ),
    words,
    instantUpToDays: first?.delivery.instantUpToDays ?? 0,
    cards: first?.listing.cards ?? 'colours',
    openText: (language) => new TextIndex(language, words.of(language)),
  }
}

async function freshSearch({ sql }: Database, side: SearchSide, options: FreshOptions): Promise<KeptSearch> {
  const search = await side.fresh(sql, options)
  search.steer(await readRankings(sql))
  return search
}

/** A number of the feed that everything read from now on is at least as new as. */
function versionOf(reader: ChangeReader): number {
  return reader.position().newest?.id ?? 0
}

function idsOf(tags: readonly string[], kind: string): number[] {
  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => Number(tag.slice(kind.length + 1)))
}

/** Tags of the categories that show a product, up to the root. */
async function placeTags(search: KeptSearch, ids: readonly number[]): Promise<string[]> {
  return (await search.placesOf(ids)).map((id) => `category:${id}`)
}
