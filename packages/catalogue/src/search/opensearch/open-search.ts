import type { Country, Language } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import type { Sql } from '@shop/engine/db/sql'
import { PRICE } from '../../listing/facets/chosen-filters.ts'
import { ratingOfNumber } from '../../listing/facets/rating-number.ts'
import type { IndexedBrand } from '../../listing/index/catalogue-index-types.ts'
import { type IndexCategory, PlaceIndex } from '../../listing/index/place-index.ts'
import type { Rankings } from '../../listing/index/rankings.ts'
import type {
  ListedFamily,
  SearchPlace,
  SearchQuery,
  SearchResult,
  SearchScope,
  ShelfScope,
  Suggested,
} from '../../listing/port/catalogue-search.ts'
import type { ChangedProducts, KeptSearch } from '../../listing/port/kept-search.ts'
import type { IndexRow } from '../../products/index-row.ts'
import { indexRowsOfFamilies } from '../../products/index-rows-store.ts'
import { TELLING } from '../own/suggested-ids.ts'
import type { SearchWords } from '../words/language-words.ts'
import { CardDirectory } from './card-directory.ts'
import { readEntry } from './facet-entry.ts'
import { type DocumentMaking, FamilyDocuments, WORKED_OUT } from './family-documents.ts'
import { type FoundPlan, foundWords } from './found-words.ts'
import { IndexedWords } from './indexed-words.ts'
import { LastAnswers } from './last-answers.ts'
import type { FoundCard } from './list-answer.ts'
import { type AskedScope, NO_FILTERS } from './list-request.ts'
import { MarketIndex } from './market-index.ts'
import type { OpenSearchLine } from './opensearch-line.ts'
import { planQuery, type WordPlan } from './word-plan.ts'
import { type CardChange, writeCards } from './write-cards.ts'

/** Twice as many names as are shown: some may have no product any more. */
const SPARE = 2
/** So many colours most things come in. */
const USUAL_COLOURS = 4

export type OpenSearchParts = {
  sql: Sql
  line: OpenSearchLine
  making: DocumentMaking
  words: SearchWords
  categories: readonly IndexCategory[]
  /** Where each market is asked and written: an alias, or an index that is being made. */
  places: ReadonlyMap<Country, string>
}

type Market = {
  lists: MarketIndex
  cards: CardDirectory
  counts: ReadonlyMap<number, number>
  products: number
}

const NOTHING_FOUND = { bool: { must_not: [{ match_all: {} }] } }

/**
 * Products searched in OpenSearch, an index for each market. This process holds the words of the languages, the names of
 * facets and the counts of categories, and no product: what a million of them take is elsewhere.
 *
 * @see docs/adr/0089-search-is-a-port.md
 */
export class OpenSearch implements KeptSearch {
  readonly isWorn = false
  readonly #parts: OpenSearchParts
  readonly #categories: PlaceIndex
  readonly #facets = new Set<string>(WORKED_OUT)
  readonly #words: ReadonlyMap<Language, IndexedWords>
  readonly #documents: FamilyDocuments
  #places: ReadonlyMap<Country, string>
  #markets: ReadonlyMap<Country, Market>
  #rankings: Rankings = new Map()
  #revision = 1
  readonly #lists = new LastAnswers<SearchResult>()
  readonly #ids = new LastAnswers<number[]>()
  readonly #suggestions = new LastAnswers<Suggested>()
  readonly #families = new LastAnswers<ReadonlyMap<number, ListedFamily>>()
  readonly #brands = new LastAnswers<readonly IndexedBrand[]>()
  readonly #readings = new LastAnswers<FoundPlan>()

  constructor(parts: OpenSearchParts) {
    const { making, words, categories, places } = parts
    this.#parts = parts
    this.#categories = new PlaceIndex(categories)
    const languages = new Set([...making.languages.values()].flat())
    this.#words = new Map(
      [...languages].map((language) => [language, new IndexedWords(language, words.of(language))]),
    )
    this.#documents = new FamilyDocuments(making, {
      places: this.#categories,
      words: this.#words,
      facets: this.#facets,
    })
    this.#places = places
    this.#markets = this.#marketsAt(places)
  }

  get revision(): number {
    return this.#revision
  }

  get length(): number {
    return Math.max(0, ...[...this.#markets.values()].map(({ products }) => products))
  }

  /** Where its markets are. */
  get places(): ReadonlyMap<Country, string> {
    return this.#places
  }

  /** Asks and writes elsewhere from now on; the same cards have to be there. */
  moveTo(places: ReadonlyMap<Country, string>): void {
    const before = this.#markets
    this.#places = places
    this.#markets = this.#marketsAt(places)
    for (const [country, market] of this.#markets) {
      market.counts = before.get(country)?.counts ?? new Map()
      market.products = before.get(country)?.products ?? 0
    }
  }

  /** Learns the words, facets and counts of what is there already. */
  async learn(facets: readonly string[]): Promise<void> {
    for (const name of facets) this.#facets.add(name)
    for (const [country, { cards }] of this.#markets)
      for (const language of this.#parts.making.languages.get(country) ?? []) {
        const words = this.#words.get(language)
        for await (const [word, count] of cards.each('words', language)) words?.learnWord(word, count)
        for await (const [thing, count] of cards.each('things', language)) words?.learnThing(thing, count)
      }
    await this.count()
  }

  /** Counts the cards of all categories anew. */
  async count(): Promise<void> {
    for (const market of this.#markets.values()) {
      const { products, cards } = await market.cards.places()
      market.counts = cards
      market.products = products
    }
    this.#revision += 1
  }

  async list({ scope, ...query }: SearchQuery): Promise<SearchResult> {
    return this.#lists.of([scope, query], async () => {
      const found = await this.#found(scope, query)
      const ranking = query.ranking ?? this.#rankingOf(scope)
      const asked = { ...query, scope: found.scope, ranking }
      const result = await this.#market(query.country).lists.list(asked, this.#revision)
      return { ...result, corrected: found.corrected, leftOut: found.leftOut }
    })
  }

  async spelling(query: string, place: SearchPlace): Promise<string | null> {
    return (await this.#readings.of([query, place], () => this.#read(query, place, false))).corrected
  }

  async finds(query: string, place: SearchPlace): Promise<boolean> {
    return (await this.#readings.of([query, place], () => this.#read(query, place, false))).plan !== null
  }

  async suggest(query: string, place: SearchPlace, limit: number): Promise<Suggested> {
    return this.#suggestions.of([query, place, limit], async () => {
      const { country, language } = place
      const likely = this.#words.get(language)?.completions(query, limit * SPARE) ?? []
      const queries = (await this.#market(country).cards.present(likely, language)).slice(0, limit)
      const words = query.trim().length < TELLING ? (queries[0] ?? query) : query
      const { scope } = await this.#found({ kind: 'words', query: words }, place)
      return { queries, productIds: await this.#ofEach(scope, { country, limit, ranking: undefined }) }
    })
  }

  async best(scope: ShelfScope, country: Country, limit: number): Promise<number[]> {
    return this.#ids.of(['best', scope, country, limit], async () => {
      const ranking = this.#rankingOf(scope)
      const cards = await this.#market(country).lists.orderable({
        ...{ scope, filters: NO_FILTERS, sort: 'relevancy', ranking },
        ...{ start: 0, end: limit, allMembers: true },
      })
      return inOrder(cards, ranking?.pins ?? [], (ranking?.boosts.length ?? 0) > 0).slice(0, limit)
    })
  }

  async bestOfEach(scope: ShelfScope, country: Country, limit: number): Promise<number[]> {
    return this.#ids.of(['each', scope, country, limit], () =>
      this.#ofEach(scope, { country, limit, ranking: this.#rankingOf(scope) }),
    )
  }

  async similarTo(productId: number, country: Country, limit: number): Promise<number[]> {
    return this.#ids.of(['similar', productId, country, limit], async () => {
      const [card] = await this.#market(country).cards.holding([productId])
      const main = card?.members.find(({ id }) => id === productId)?.main ?? null
      if (!card || main === null) return []
      const scope = { kind: 'category', categoryId: main } as const
      const without = { withoutFamily: card.family }
      return this.#ofEach(scope, { country, limit, ranking: this.#rankingOf(scope), ...without })
    })
  }

  ratings(): ReadonlyMap<number, Rating | null> {
    return new Map()
  }

  async families(ids: readonly number[], country: Country): Promise<ReadonlyMap<number, ListedFamily>> {
    return this.#families.of([ids, country], async () => {
      const cards = await this.#market(country).cards.holding(ids)
      const asked = new Set(ids)
      return new Map(
        cards.flatMap(({ members }) => {
          const all = members.map(({ id }) => id).sort((a, b) => a - b)
          return members
            .filter(({ id }) => asked.has(id))
            .map(({ id, rating }): [number, ListedFamily] => [
              id,
              { members: all, rating: ratingOfNumber(rating) },
            ])
        }),
      )
    })
  }

  async brands(country: Country): Promise<readonly IndexedBrand[]> {
    return this.#brands.of([country, this.#revision], async () => {
      const found = await this.#market(country).cards.brands()
      return found
        .flatMap(({ entry, cards }) => {
          const [brand] = readEntry(entry)?.values ?? []
          return brand ? [{ name: brand.label.de, value: brand.value, count: cards }] : []
        })
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    })
  }

  campaignsIn(categoryId: number): Readonly<Record<string, string>> {
    return this.#rankings.get(categoryId)?.campaigns ?? {}
  }

  productCount(categoryId: number, country: Country): number {
    return this.#market(country).counts.get(categoryId) ?? 0
  }

  filters(): readonly string[] {
    return [...this.#facets, PRICE].toSorted()
  }

  isFilter(name: string): boolean {
    return name === PRICE || this.#facets.has(name)
  }

  plant(categories: readonly IndexCategory[]): void {
    this.#categories.learn(categories)
  }

  /** The categories that products were written with. */
  categories(): IndexCategory[] {
    return this.#categories.categories()
  }

  isMissing(categories: readonly IndexCategory[]): boolean {
    return categories.some(({ id }) => this.#categories.unknown.has(id))
  }

  steer(rankings: Rankings): void {
    this.#rankings = rankings
    this.#revision += 1
  }

  /** Writes every card that one of the products is on or was on; whoever asks afterwards finds them so. */
  async takeIn({ ids, rows, version }: ChangedProducts): Promise<void> {
    const { sql, making } = this.#parts
    const before = await this.#holding(ids)
    const families = new Set([
      ...rows.map(({ masterKey }) => masterKey),
      ...before.map(({ family }) => family),
    ])
    const members = grouped(await indexRowsOfFamilies(sql, [...families]))
    const changes = new Map<string, CardChange>()
    const change = (one: CardChange) => changes.set(`${one.index} ${one.key}`, one)
    for (const { country, key } of before) change({ index: this.#placeOf(country), key, document: null })
    for (const country of making.markets.keys())
      for (const family of families)
        if (making.cards === 'families')
          change({ index: this.#placeOf(country), key: family, document: null })
    for (const family of members.values())
      for (const { country, key, document } of this.#documents.of(family))
        change({ index: this.#placeOf(country), key, document })
    await writeCards(this.#parts.line, [...changes.values()], version)
    await this.show()
    await this.count()
  }

  /** Fills an index that is being made: each card once, with the first of its products. */
  async fill(rows: readonly IndexRow[], version: number): Promise<void> {
    const here = new Set(rows.map(({ id }) => id))
    const keys = [...new Set(rows.map(({ masterKey }) => masterKey))]
    const members = grouped(await indexRowsOfFamilies(this.#parts.sql, keys))
    const firsts = [...members.values()].filter((family) => here.has(Math.min(...family.map(({ id }) => id))))
    const changes = firsts
      .flatMap((family) => this.#documents.of(family))
      .map(({ country, key, document }) => ({ index: this.#placeOf(country), key, document }))
    await writeCards(this.#parts.line, changes, version)
  }

  /** Makes what was written visible. */
  async show(): Promise<void> {
    const names = [...this.#places.values()].map(encodeURIComponent).join(',')
    await this.#parts.line.tell('POST', `/${names}/_refresh`)
  }

  async placesOf(ids: readonly number[]): Promise<readonly number[]> {
    const asked = new Set(ids)
    const cards = await this.#holding(ids)
    return [
      ...new Set(
        cards.flatMap(({ members }) =>
          members.filter(({ id }) => asked.has(id)).flatMap(({ places }) => places),
        ),
      ),
    ]
  }

  async #holding(ids: readonly number[]) {
    const found = []
    for (const [country, { cards }] of this.#markets)
      for (const card of await cards.holding(ids)) found.push({ ...card, country })
    return found
  }

  /** Asks for more until there are enough: where each colour has a card, most things come in few. */
  async #ofEach(
    scope: AskedScope,
    {
      country,
      limit,
      ranking,
      withoutFamily,
    }: {
      country: Country
      limit: number
      ranking: SearchQuery['ranking']
      withoutFamily?: string
    },
  ): Promise<number[]> {
    const isOfFamilies = this.#parts.making.cards === 'families'
    const without = withoutFamily === undefined ? {} : { withoutFamily }
    for (let reach = isOfFamilies ? limit : limit * USUAL_COLOURS; ; reach *= 4) {
      const asked = { scope, filters: NO_FILTERS, sort: 'relevancy' as const, ranking, ...without }
      const cards = await this.#market(country).lists.orderable({ ...asked, start: 0, end: reach })
      const firsts = new Map(cards.toReversed().map((card) => [card.family, card]))
      const each = cards.filter((card) => firsts.get(card.family) === card && card.family !== withoutFamily)
      if (each.length >= limit || cards.length < reach)
        return each.slice(0, limit).flatMap(({ members: [face] }) => face?.id ?? [])
    }
  }

  #rankingOf(scope: SearchScope): SearchQuery['ranking'] {
    return scope.kind === 'category' ? this.#rankings.get(scope.categoryId) : undefined
  }

  async #found(
    scope: SearchScope,
    place: SearchPlace,
  ): Promise<{ scope: AskedScope; corrected: string | null; leftOut: string[] }> {
    if (scope.kind !== 'words') return { scope, corrected: null, leftOut: [] }
    const { plan, corrected, leftOut } = await this.#read(scope.query, place, scope.isExact ?? false)
    const query = plan === null ? NOTHING_FOUND : planQuery(plan, termsField(place.language))
    return { scope: { kind: 'found', query }, corrected, leftOut }
  }

  #read(query: string, { country, language }: SearchPlace, isExact: boolean): Promise<FoundPlan> {
    const indexed = this.#words.get(language)
    if (!indexed) throw new Error(`The search has no words in ${language}: ask in a language of the shop.`)
    const { lists, products } = this.#market(country)
    const questions = (plans: readonly WordPlan[]) =>
      plans.map((plan) => planQuery(plan, termsField(language)))
    const counter = {
      counts: (plans: readonly WordPlan[]) => lists.counts(questions(plans)),
      bestScores: (plans: readonly WordPlan[]) => lists.bestScores(questions(plans)),
      size: Math.max(1, products),
    }
    return foundWords(query, isExact, { words: this.#parts.words.of(language), indexed, counter })
  }

  #marketsAt(places: ReadonlyMap<Country, string>): ReadonlyMap<Country, Market> {
    const { line } = this.#parts
    const names = () => [...this.#facets]
    return new Map(
      [...places].map(([country, place]) => [
        country,
        {
          lists: new MarketIndex(line, place, names),
          cards: new CardDirectory(line, place),
          counts: new Map(),
          products: 0,
        },
      ]),
    )
  }

  #market(country: Country): Market {
    const market = this.#markets.get(country)
    if (!market) throw new Error(`No shop was opened for ${country}: its products are not in the search.`)
    return market
  }

  #placeOf(country: Country): string {
    const place = this.#places.get(country)
    if (place === undefined) throw new Error(`No shop was opened for ${country}: nothing is written for it.`)
    return place
  }
}

function termsField(language: Language): string {
  return `m.t.${language}`
}

function grouped(rows: readonly IndexRow[]): Map<string, IndexRow[]> {
  const families = new Map<string, IndexRow[]>()
  for (const row of rows) families.set(row.masterKey, [...(families.get(row.masterKey) ?? []), row])
  return families
}

/** Products of several cards in one order: pinned ones first, then by score where that counts, then the most popular. */
function inOrder(cards: readonly FoundCard[], pins: readonly number[], isScored: boolean): number[] {
  const placeOf = (id: number) => (pins.includes(id) ? pins.indexOf(id) : pins.length)
  return cards
    .flatMap(({ members }) => members)
    .sort(
      (a, b) =>
        placeOf(a.id) - placeOf(b.id) ||
        (isScored ? b.score - a.score : 0) ||
        b.popularity - a.popularity ||
        a.id - b.id,
    )
    .map(({ id }) => id)
}
