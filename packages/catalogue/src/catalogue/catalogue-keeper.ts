import { type Locale, type Market, markets } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import { type BuildOptions, buildIndex, takeIn } from '../listing/index/build-index.ts'
import { ProductsIndex } from '../listing/index/products-index.ts'
import { readRankings } from '../listing/index/rankings-store.ts'
import { loadCategories, type StoredCategory } from '../products/catalogue-store.ts'
import { indexRowsOf } from '../products/index-rows-store.ts'
import { ProductStore, productTag } from '../products/product-store.ts'
import { freshStatistics } from '../products/statistics-store.ts'
import { type StockNote, stockNote } from '../products/stock-note.ts'
import { ListingRankings } from '../rankings/listing-rankings.ts'
import { readListingRankings } from '../rankings/listing-rankings-store.ts'
import { TextIndex } from '../search/text/text-index.ts'
import { SearchWords } from '../search/words/language-words.ts'
import { readSearchWords } from '../search/words/search-words-store.ts'
import type { Catalogue } from './catalogue.ts'
import { isOtherTree } from './category-tree.ts'
import { type ChangeReader, openChangeReader } from './change-feed-store.ts'
import { indexRecipe } from './index-recipe.ts'
import { IndexSnapshots, type RestoredIndex, type SnapshotPlace } from './index-snapshots.ts'
import { LocaleCatalogue } from './locale-catalogue.ts'

/** Changed products that are read in one go. */
const PORTION = 100
/** Up to so many a fresh index is there within the two seconds in which a change has to be seen. */
const FEW_PRODUCTS = 5000

type Listener = (tags: readonly string[]) => void
export type KeptShop = Pick<Shop, 'locale' | 'delivery' | 'listing' | 'ownBrands'>
export type KeeperOptions = {
  /** Up to how many products a fresh index is waited for. */
  fewProducts?: number
  /** Where the index is kept for the next start; null reads all products with each. */
  snapshot?: SnapshotPlace | null
  /** The clock that duties are asked by. */
  now?: () => Date
}
type Shared = {
  version: number
  index: ProductsIndex<TextIndex>
  readonly words: SearchWords
  readonly rankings: ListingRankings
  readonly store: ProductStore
}

/** Holds the products index and the catalogues of all locales, and keeps them up to date. */
export class CatalogueKeeper {
  readonly #database: Database
  readonly #reader: ChangeReader
  readonly #shops: readonly KeptShop[]
  readonly #shared: Shared
  readonly #snapshots: IndexSnapshots | null
  readonly #fewProducts: number
  readonly #locales: ReadonlyMap<Locale, LocaleCatalogue>
  readonly #listeners = new Set<Listener>()
  readonly #closing = new AbortController()
  /** Changes not applied yet: a refresh that fails half-way is made up for by the next. */
  readonly #pending = new Set<string>()
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
    { fewProducts = FEW_PRODUCTS, snapshot = null, now = () => new Date() }: KeeperOptions = {},
  ): Promise<CatalogueKeeper> {
    const { sql } = database
    const words = new SearchWords()
    const making = indexMaking(shops, words)
    const snapshots = snapshot && new IndexSnapshots(snapshot, indexRecipe(making))
    const restored = await snapshots?.restored(
      sql,
      () => new ProductsIndex({ ...making, categories: [], capacity: 0 }),
    )
    // Before the first product is read: what changes while they are comes with the first refresh.
    const reader = restored?.reader ?? (await openChangeReader(sql))
    if (await freshStatistics(sql)) console.log('The database has counted the catalogue.')
    const categories = await loadCategories(sql)
    words.take(await readSearchWords(sql))
    const rankings = new ListingRankings()
    rankings.take(await readListingRankings(sql))
    const index = restored?.index ?? (await freshIndex(database, { ...making, categories, isServing: false }))
    const keeper = new CatalogueKeeper({
      database,
      shops,
      reader,
      categories,
      index,
      words,
      rankings,
      snapshots,
      fewProducts,
      now,
    })
    if (restored) await keeper.#catchUp(restored)
    keeper.#keepForNextStart()
    return keeper
  }

  private constructor(parts: {
    database: Database
    shops: readonly KeptShop[]
    reader: ChangeReader
    categories: readonly StoredCategory[]
    index: ProductsIndex<TextIndex>
    words: SearchWords
    rankings: ListingRankings
    snapshots: IndexSnapshots | null
    fewProducts: number
    now: () => Date
  }) {
    const { database, shops, reader, categories, index, words, rankings, now } = parts
    this.#snapshots = parts.snapshots
    this.#fewProducts = parts.fewProducts
    this.#database = database
    this.#shops = shops
    this.#reader = reader
    this.#categories = categories
    this.#shared = { version: 1, index, words, rankings, store: new ProductStore(database) }
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
    return this.#shared.index.filters()
  }

  isFilter(name: string): boolean {
    return this.#shared.index.isFilter(name)
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
    if (!this.#isSettled) return
    const last = this.#snapshots?.writeLast(this.#database, this.#shared.index, this.#reader)
    // A database that is away cannot be counted: the snapshot before stays, and is judged at the start.
    await last?.catch(() => undefined)
  }

  /** Takes in what has changed since an index was written, before anybody is answered out of it. */
  async #catchUp({ index, tags }: RestoredIndex): Promise<void> {
    for (const tag of tags) if (stockNote(tag) === null) this.#pending.add(tag)
    this.#isOutdated = isOtherTree(index.categories(), this.#categories) || index.isMissing(this.#categories)
    index.plant(this.#categories)
    index.steer(await readRankings(this.#database.sql))
    await this.refresh()
  }

  /** Whether the index is what the feed says up to where it was read, and will go on being it. */
  get #isSettled(): boolean {
    return this.#pending.size === 0 && !this.#isOutdated && this.#meanwhile === null
  }

  /** Besides, and in turn: nobody waits for it but the next changes. */
  #keepForNextStart(): void {
    const snapshots = this.#snapshots
    if (!snapshots?.isDue(this.#shared.index, this.#reader) || !this.#isSettled) return
    void this.#inTurn(async () => {
      if (this.#isSettled) await snapshots.write(this.#database, this.#shared.index, this.#reader)
    }).catch(() => undefined)
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

    const { index } = this.#shared
    if (this.#meanwhile !== null || !(this.#isOutdated || index.isWorn)) return
    if (index.length <= this.#fewProducts) await this.#rebuild()
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
    const before = placeTags(this.#shared.index, ids)
    await this.#takeInProducts(this.#shared.index, ids)
    for (const id of ids) this.#meanwhile?.add(id)
    this.#snapshots?.changed(ids.length)
    this.#pending.clear()
    this.#shared.version += 1
    this.#tell([...tags, ...before, ...placeTags(this.#shared.index, ids), 'catalogue'])
  }

  async #takeInWords(): Promise<void> {
    const { sql } = this.#database
    this.#shared.words.take(await readSearchWords(sql))
    this.#shared.rankings.take(await readListingRankings(sql))
  }

  async #takeInCategories(): Promise<void> {
    const { sql } = this.#database
    const { index } = this.#shared
    const categories = await loadCategories(sql)
    index.steer(await readRankings(sql))
    this.#shared.rankings.take(await readListingRankings(sql))
    if (isOtherTree(this.#categories, categories) || index.isMissing(categories)) this.#isOutdated = true
    index.plant(categories)
    this.#categories = categories
    for (const locale of this.#locales.values()) locale.replant(categories)
  }

  async #takeInProducts(index: ProductsIndex<TextIndex>, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += PORTION) {
      const portion = ids.slice(start, start + PORTION)
      const rows = await indexRowsOf(this.#database.sql, portion)
      const present = new Set(rows.map(({ id }) => id))
      for (const id of portion) if (!present.has(id)) index.remove(id)
      await takeIn(index, rows)

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
    this.#shared.version += 1
    this.#tell(['everything'])
  }

  /** Runs while no other change is applied. */
  async #rebuild(): Promise<void> {
    this.#isOutdated = false
    try {
      this.#swap(await this.#freshIndex())
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
      const fresh = await this.#freshIndex()
      await this.#inTurn(async () => {
        // Categories may have come meanwhile as well; renamed ones have asked for another index already.
        if (fresh.isMissing(this.#categories)) this.#isOutdated = true
        fresh.plant(this.#categories)
        fresh.steer(await readRankings(this.#database.sql))
        await this.#takeInProducts(fresh, [...meanwhile])
        this.#swap(fresh)
      })
    }
    this.#rebuilding = replace()
      .catch((error: unknown) => {
        this.#isOutdated = true
        if (!this.#closing.signal.aborted)
          console.error(
            'The products index could not be made again; it is tried with the next change.',
            error,
          )
      })
      .finally(() => {
        this.#meanwhile = null
      })
  }

  #freshIndex(): Promise<ProductsIndex<TextIndex>> {
    const { signal } = this.#closing
    return freshIndex(this.#database, {
      ...indexMaking(this.#shops, this.#shared.words),
      categories: this.#categories,
      isServing: true,
      signal,
    })
  }

  #swap(fresh: ProductsIndex<TextIndex>): void {
    this.#shared.index = fresh
    this.#snapshots?.replaced()
    this.#shared.version += 1
    this.#tell(['everything'])
  }

  #tell(tags: readonly string[]): void {
    const changed = [...new Set(tags)]
    for (const listener of this.#listeners) listener(changed)
  }
}

type IndexMaking = Pick<BuildOptions<TextIndex>, 'markets' | 'instantUpToDays' | 'cards' | 'openText'>

/** How the index of these shops is made, whatever is in it. */
function indexMaking(shops: readonly KeptShop[], words: SearchWords): IndexMaking {
  const [first] = shops
  return {
    markets: new Map(
      shops.map(({ locale }): [Market['country'], Market] => [markets[locale].country, markets[locale]]),
    ),
    instantUpToDays: first?.delivery.instantUpToDays ?? 0,
    cards: first?.listing.cards ?? 'colours',
    openText: (language) => new TextIndex(language, words.of(language)),
  }
}

async function freshIndex(
  { sql }: Database,
  options: BuildOptions<TextIndex>,
): Promise<ProductsIndex<TextIndex>> {
  const index = await buildIndex(sql, options)
  index.steer(await readRankings(sql))
  return index
}

function idsOf(tags: readonly string[], kind: string): number[] {
  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => Number(tag.slice(kind.length + 1)))
}

/** Tags of the categories that show a product, up to the root. */
function placeTags(index: ProductsIndex<TextIndex>, ids: readonly number[]): string[] {
  const places = new Set(ids.flatMap((id) => index.placesOf(id)))
  return [...places].map((id) => `category:${id}`)
}
