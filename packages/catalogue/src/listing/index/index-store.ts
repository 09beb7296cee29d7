import { pooledRating } from '@shop/domain/family/pooled-rating'
import { type Country, LANGUAGES, type Language, type Market } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import * as v from 'valibot'
import type { IndexRow } from '../../products/index-row.ts'
import { jsonPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import { CodeColumn, DigestColumn, Int32Column } from '../columns/column.ts'
import { PositionMap } from '../columns/position-map.ts'
import { textDigest } from '../columns/text-digest.ts'
import { FacetValues } from '../facets/facet-values.ts'
import { deliveryLabel, facetLabel, ratingLabel, saleLabel } from '../facets/facet-words.ts'
import { facetsOf, indexedRating } from '../facets/product-facts.ts'
import { RATING_STEPS, ratingNumber, ratingOfNumber } from '../facets/rating-number.ts'
import type { OpenTextSearch, TextSearch } from './catalogue-index-types.ts'
import { CountryColumns, DELIVERY_VALUES, SALE_VALUES, VISIBLE } from './country-columns.ts'
import { countryFacts } from './country-facts.ts'
import { Families } from './families.ts'
import { type IndexCategory, PlaceIndex } from './place-index.ts'
import { textsOf } from './product-texts.ts'

/** A market of each country whose shops are open; locales of one country share their prices. */
export type IndexMarkets = ReadonlyMap<Country, Market>

export type IndexOptions<Text extends TextSearch> = {
  markets: IndexMarkets
  /** Up to how many days a delivery is instant: the brand's decision. */
  instantUpToDays: number
  /** Whether lists are made of families or of their colours one by one: the brand's decision. */
  cards: 'families' | 'colours'
  categories: readonly IndexCategory[]
  openText: OpenTextSearch<Text>
  /** How many products are expected; more of them only cost time. */
  capacity: number
}

/** A facet: its values, and the combination of every product, in countries that differ one by one. */
export type FacetColumn = { values: FacetValues; codesIn: (country: Country) => CodeColumn }

/** More kinds of attributes than a catalogue can mean to filter by; each takes memory for every product. */
const MOST_FACETS = 100
/** Sooner than a tidying pays. */
const FEW_DEAD = 1000
const DEAD_SHARE = 0.25
/** Moments are kept as seconds from here on, so that they fit 32 bits until 2068. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1)

const KeptStore = v.object({
  length: v.number(),
  dead: v.number(),
  facets: v.array(v.string()),
  countries: v.array(
    v.object({ country: v.string(), size: v.number(), counts: v.array(v.tuple([v.number(), v.number()])) }),
  ),
})

/**
 * Products as columns by position. A product that changes its categories or texts leaves its position dead and comes
 * again at the end, so that postings stay ascending; everything else is changed in place.
 */
export class IndexStore<Text extends TextSearch> {
  length = 0
  dead = 0
  /** Grows with every change. */
  revision = 0
  readonly markets: IndexMarkets
  readonly ids: Int32Column
  readonly popularity: Int32Column
  /** Seconds, see FIRST_MOMENT. */
  readonly firstLive: Int32Column
  /** Average before count, of the whole family. */
  readonly rating: Int32Column
  readonly families: Families
  /** Whether one of a family stands for all of it. */
  readonly isOfFamilies: boolean
  readonly placeCodes: CodeColumn
  readonly places: PlaceIndex
  readonly facets = new Map<string, FacetColumn>()
  readonly countries: ReadonlyMap<Country, CountryColumns>
  readonly texts: ReadonlyMap<Language, Text>
  readonly #positions = new PositionMap()
  readonly #digests: DigestColumn
  /** Of the product itself, as `rating`. */
  readonly #ownRating: Int32Column
  readonly #sizes = new Map<Country, number>()
  readonly #counts = new Map<Country, Map<number, number>>()
  readonly #ratingCodes: CodeColumn
  readonly #sharedFacets: SharedFacet[] = []
  readonly #instantUpToDays: number
  readonly #capacity: number

  constructor({ markets, instantUpToDays, cards, categories, openText, capacity }: IndexOptions<Text>) {
    this.markets = markets
    this.#instantUpToDays = instantUpToDays
    this.isOfFamilies = cards === 'families'
    this.#capacity = capacity
    this.ids = new Int32Column(capacity)
    this.popularity = new Int32Column(capacity)
    this.firstLive = new Int32Column(capacity)
    this.rating = new Int32Column(capacity)
    this.#ownRating = new Int32Column(capacity)
    this.families = new Families(capacity, (position) => this.isAlive(position))
    this.placeCodes = new CodeColumn(capacity)
    this.#digests = new DigestColumn(capacity)
    this.#ratingCodes = new CodeColumn(capacity)
    this.places = new PlaceIndex(categories)
    this.texts = new Map(LANGUAGES.map((language) => [language, openText(language)]))
    this.countries = new Map([...markets.keys()].map((country) => [country, new CountryColumns(capacity)]))
    for (const country of markets.keys()) this.#counts.set(country, new Map())
    this.#addOwnFacets()
  }

  /** -1 for a product that is nowhere to be seen. */
  positionOf(productId: number): number {
    return this.#positions.get(productId)
  }

  /** Whether a position is where its product is now. */
  isAlive(position: number): boolean {
    return this.positionOf(this.ids.at(position)) === position
  }

  columnsOf(country: Country): CountryColumns {
    const columns = this.countries.get(country)
    if (!columns) throw new Error(`No shop was opened for ${country}: its prices are not in the index.`)
    return columns
  }

  sizeOf(country: Country): number {
    return this.#sizes.get(country) ?? 0
  }

  countIn(categoryId: number, country: Country): number {
    return this.#counts.get(country)?.get(categoryId) ?? 0
  }

  /** Whether so much is dead that a fresh index is worth its time. */
  get isWorn(): boolean {
    return this.dead > FEW_DEAD && this.dead > this.length * DEAD_SHARE
  }

  /** Adds or replaces a product. */
  put(row: IndexRow): void {
    const facts = [...this.markets].map(
      ([country, market]) =>
        [country, row.isActive ? countryFacts(row, market, this.#instantUpToDays) : null] as const,
    )
    if (facts.every(([, one]) => one === null)) {
      this.remove(row.id)
      return
    }
    this.revision += 1
    const place = this.places.codeOf(row.categories)
    const codes = this.#facetCodes(row)
    const digest = textDigest(digestedParts(row, codes))
    let position = this.positionOf(row.id)
    if (position >= 0 && (this.placeCodes.at(position) !== place || this.#digests.at(position) !== digest)) {
      this.remove(row.id)
      position = -1
    }
    if (position < 0) {
      position = this.#append(row, place)
      this.#digests.set(position, digest)
    }
    this.#write(position, row, codes)
    this.#poolRatings(position)
    for (const [country, one] of facts) {
      this.#count(position, country, -1)
      this.columnsOf(country).write(position, one)
      this.#count(position, country, 1)
    }
  }

  /** The rating of the family of a product; null for one that is nowhere to be seen. */
  ratingOf(productId: number): Rating | null {
    const position = this.positionOf(productId)
    return position < 0 ? null : ratingOfNumber(this.rating.at(position))
  }

  /** Takes a product out; one that is not in it changes nothing. */
  remove(productId: number): void {
    const position = this.positionOf(productId)
    if (position < 0) return
    for (const [country, columns] of this.countries) {
      this.#count(position, country, -1)
      columns.write(position, null)
    }
    this.#positions.delete(productId)
    this.#poolRatings(position)
    this.dead += 1
    this.revision += 1
  }

  /** Everything, as it is now. Which positions are alive and where a product is follows from flags and ids. */
  *parts(): Generator<Part> {
    const { length, dead } = this
    const countries = [...this.countries.keys()].map((country) => ({
      country,
      size: this.sizeOf(country),
      counts: [...(this.#counts.get(country) ?? [])],
    }))
    const facets = this.#sharedFacets.map(({ values }) => values.name)
    yield jsonPart({ length, dead, facets, countries })
    yield* this.places.parts()
    for (const column of this.#columns()) yield column.part(length)
    yield this.families.part(length)
    for (const columns of this.countries.values()) yield* columns.parts(length)
    for (const { values, codes } of this.#sharedFacets) {
      yield* values.parts()
      yield codes.part(length)
    }
    for (const text of this.texts.values()) yield* text.parts()
  }

  /** Into an empty store. */
  restore(from: PartSource): void {
    const { length, dead, facets, countries } = from.json(KeptStore)
    this.length = length
    this.dead = dead
    this.revision += 1
    this.places.restore(from)
    for (const column of this.#columns()) column.restore(from)
    this.families.restore(from, length)
    for (const [place, [country, columns]] of [...this.countries].entries()) {
      const kept = countries[place]
      if (kept?.country !== country) throw new Error(`There are no columns of ${country} in the snapshot.`)
      this.#sizes.set(country, kept.size)
      this.#counts.set(country, new Map(kept.counts))
      columns.restore(from)
    }
    for (const [place, name] of facets.entries()) {
      const facet = this.#sharedFacets[place] ?? this.#addFacet(name)
      if (facet?.values.name !== name) throw new Error(`The facet ${name} of the snapshot has another place.`)
      facet.values.restore(from)
      facet.codes.restore(from)
    }
    for (const text of this.texts.values()) text.restore(from)
    this.#findPositions()
  }

  #findPositions(): void {
    const flags = [...this.countries.values()].map((columns) => columns.flags)
    for (let position = 0; position < this.length; position += 1)
      if (flags.some((column) => (column.at(position) & VISIBLE) !== 0))
        this.#positions.set(this.ids.at(position), position)
  }

  #columns() {
    return [
      this.ids,
      this.popularity,
      this.firstLive,
      this.rating,
      this.#ownRating,
      this.placeCodes,
      this.#digests,
      this.#ratingCodes,
    ]
  }

  #append(row: IndexRow, place: number): number {
    const position = this.length
    this.length += 1
    this.#positions.set(row.id, position)
    this.ids.set(position, row.id)
    this.families.append(position, row.masterKey)
    this.placeCodes.set(position, place)
    this.places.append(place, position)
    const texts = textsOf(row, this.places.namesOf(place))
    for (const [language, text] of this.texts) text.add(position, texts[language])
    return position
  }

  /** The combinations that a product brings to the facets that are the same in every country. */
  #facetCodes(row: IndexRow): Map<FacetColumn, number> {
    const codes = new Map<FacetColumn, number>()
    for (const facet of facetsOf(row)) {
      const column = this.facets.get(facet.name) ?? this.#addFacet(facet.name)
      if (column) codes.set(column, column.values.codeOf(facet))
    }
    return codes
  }

  #write(position: number, row: IndexRow, codes: ReadonlyMap<FacetColumn, number>): void {
    this.popularity.set(position, row.popularity)
    this.firstLive.set(position, Math.floor((row.firstLiveAt - FIRST_MOMENT) / 1000))
    this.#ownRating.set(position, ratingNumber(indexedRating(row)))
    for (const facet of this.#sharedFacets) facet.codes.set(position, codes.get(facet) ?? 0)
  }

  /** Whatever is said of one colour is said of all of them. */
  #poolRatings(position: number): void {
    const members = this.families.members(position)
    const rating = pooledRating(members.map((member) => ratingOfNumber(this.#ownRating.at(member))))
    const code = RATING_STEPS.filter((stars) => (rating?.average ?? 0) >= stars).length
    for (const member of members) {
      this.rating.set(member, ratingNumber(rating))
      this.#ratingCodes.set(member, code)
    }
  }

  /** Adds a visible product to the numbers of a country, or takes it off. */
  #count(position: number, country: Country, by: 1 | -1): void {
    if ((this.columnsOf(country).flags.at(position) & VISIBLE) === 0) return
    this.#sizes.set(country, this.sizeOf(country) + by)
    const counts = this.#counts.get(country)
    const others = this.isOfFamilies ? this.#placesOfOthers(position, country) : null
    for (const id of this.places.placesOf(this.placeCodes.at(position)))
      if (!others?.has(id)) counts?.set(id, (counts.get(id) ?? 0) + by)
  }

  /** Where its family is to be seen without it. */
  #placesOfOthers(position: number, country: Country): Set<number> {
    const { flags } = this.columnsOf(country)
    const others = this.families
      .members(position)
      .filter((member) => member !== position && (flags.at(member) & VISIBLE) !== 0)
    return new Set(others.flatMap((member) => [...this.places.placesOf(this.placeCodes.at(member))]))
  }

  /** null when there are too many already. */
  #addFacet(name: string): SharedFacet | null {
    if (this.facets.size >= MOST_FACETS) return null
    const codes = new CodeColumn(this.#capacity)
    const facet: SharedFacet = { values: new FacetValues(name), codesIn: () => codes, codes }
    this.facets.set(name, facet)
    this.#sharedFacets.push(facet)
    return facet
  }

  /** Facets whose combinations are known from the beginning: their codes are the places in these lists. */
  #addOwnFacets(): void {
    const delivery = new FacetValues('delivery')
    for (const value of DELIVERY_VALUES)
      delivery.codeOf({ label: facetLabel('delivery'), values: [{ value, label: deliveryLabel(value) }] })
    const sale = new FacetValues('sale')
    for (const value of SALE_VALUES)
      sale.codeOf({ label: facetLabel('sale'), values: [{ value, label: saleLabel() }] })
    const rating = new FacetValues('rating')
    for (const steps of RATING_STEPS.keys())
      rating.codeOf({
        label: facetLabel('rating'),
        values: RATING_STEPS.slice(0, steps + 1).map((stars) => ({
          value: String(stars),
          label: ratingLabel(stars),
        })),
      })

    this.#addFacet('brand')
    this.facets.set('rating', { values: rating, codesIn: () => this.#ratingCodes })
    this.facets.set('delivery', { values: delivery, codesIn: (country) => this.columnsOf(country).delivery })
    this.facets.set('sale', { values: sale, codesIn: (country) => this.columnsOf(country).sale })
  }
}

type SharedFacet = FacetColumn & { codes: CodeColumn }

/** Everything that a search reads of a product, and its family, which a position keeps; labels follow their codes. */
function* digestedParts(row: IndexRow, codes: ReadonlyMap<FacetColumn, number>): Generator<string | number> {
  yield row.name.de
  yield row.name.fr
  yield row.name.nl
  yield row.subbrand ?? ''
  yield row.referenceKey
  yield row.masterKey
  for (const { referenceKey } of row.variants) yield referenceKey
  for (const [{ values }, code] of codes) {
    yield values.name
    yield code
  }
}
