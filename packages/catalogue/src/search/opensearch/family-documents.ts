import { pooledRating } from '@shop/domain/family/pooled-rating'
import type { Country, Language, Market } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import { deliveryLabel, facetLabel, ratingLabel, saleLabel } from '../../listing/facets/facet-words.ts'
import { facetsOf, type IndexedFacet, indexedRating } from '../../listing/facets/product-facts.ts'
import { RATING_STEPS, ratingNumber } from '../../listing/facets/rating-number.ts'
import { type CountryFacts, countryFacts } from '../../listing/index/country-facts.ts'
import type { PlaceIndex } from '../../listing/index/place-index.ts'
import { textsOf } from '../../listing/index/product-texts.ts'
import type { IndexRow } from '../../products/index-row.ts'
import { facetEntries, facetField } from './facet-entry.ts'
import type { IndexedWords } from './indexed-words.ts'
import type { JsonObject } from './opensearch-line.ts'

/** The facets that the shop works out itself. */
export const WORKED_OUT = ['brand', 'rating', 'delivery', 'sale'] as const
/** More kinds of attributes than a catalogue can mean to filter by; each is two fields of the mapping. */
const MOST_FACETS = 100
/** Popularity is told apart up to here, so that a price of 32 bits fits beside it into what JSON can say. */
const MOST_POPULAR = 2 ** 21 - 1

/** A card of a list, as a market's index has it. */
export type CardDocument = { key: string; country: Country; document: JsonObject }

export type DocumentMaking = {
  markets: ReadonlyMap<Country, Market>
  languages: ReadonlyMap<Country, readonly Language[]>
  instantUpToDays: number
  cards: 'families' | 'colours'
}

/** Makes documents of products, and learns what facets and words there are. */
export class FamilyDocuments {
  readonly #making: DocumentMaking
  readonly #places: PlaceIndex
  readonly #words: ReadonlyMap<Language, IndexedWords>
  readonly #facets: Set<string>

  /** `facets` are the names that are known; new ones are added to it. */
  constructor(
    making: DocumentMaking,
    known: { places: PlaceIndex; words: ReadonlyMap<Language, IndexedWords>; facets: Set<string> },
  ) {
    this.#making = making
    this.#places = known.places
    this.#words = known.words
    this.#facets = known.facets
  }

  /** The documents of products that are all of one master key, in every market that sells any of them. */
  of(family: readonly IndexRow[]): CardDocument[] {
    const { markets, instantUpToDays, cards } = this.#making
    const sold = family
      .filter(({ isActive }) => isActive)
      .map((row) => ({ row, facts: factsOf(row, markets, instantUpToDays) }))
      .filter(({ facts }) => facts.size > 0)
      .sort((a, b) => a.row.id - b.row.id)
    const rating = pooledRating(sold.map(({ row }) => indexedRating(row)))
    const made = sold.map(({ row, facts }) => ({ row, facts, product: this.#productOf(row, rating) }))
    return [...markets.keys()].flatMap((country) => {
      const there = made.filter(({ facts }) => facts.has(country))
      const groups = cards === 'families' ? [there] : there.map((one) => [one])
      return groups
        .filter((group) => group.length > 0)
        .map((group) => ({
          key: cards === 'families' ? (group[0]?.row.masterKey ?? '') : String(group[0]?.row.id),
          country,
          document: this.#documentOf(group, country),
        }))
    })
  }

  #documentOf(group: readonly Made[], country: Country): JsonObject {
    const languages = this.#making.languages.get(country) ?? []
    const inLanguages = (of: (product: Made['product'], language: Language) => readonly string[]) =>
      Object.fromEntries(
        languages.map((language) => [
          language,
          [...new Set(group.flatMap(({ product }) => of(product, language)))],
        ]),
      )
    return {
      family: group[0]?.row.masterKey ?? '',
      words: inLanguages(({ texts }, language) => texts.get(language)?.words ?? []),
      things: inLanguages(({ texts }, language) => texts.get(language)?.things ?? []),
      m: group.map(({ row, facts, product }) => {
        const here = facts.get(country)
        const own = here ? [...product.facets, ...countryFacets(here)] : product.facets
        return {
          id: row.id,
          main: product.main,
          places: product.places,
          popularity: row.popularity,
          newest: row.firstLiveAt,
          rating: product.rating,
          soldOut: here?.isSoldOut ? 1 : 0,
          price: here?.price ?? 0,
          discount: here?.discount ?? 0,
          delivery: here?.deliveryGroup ?? 0,
          ...ordersOf(row, here),
          t: Object.fromEntries(
            languages.map((language) => [language, product.texts.get(language)?.terms ?? []]),
          ),
          f: fieldsOf(own, ({ values }) => [...new Set(values.map(({ value }) => value))]),
          e: fieldsOf(own, facetEntries),
        }
      }),
    }
  }

  #productOf(row: IndexRow, rating: Rating | null): ProductPart {
    const place = this.#places.codeOf(row.categories)
    const texts = textsOf(row, this.#places.namesOf(place))
    const facets = [...facetsOf(row), ...ratingFacets(rating)].filter(({ name }) => this.#isFacet(name))
    return {
      main: this.#places.mainOf(place),
      places: this.#places.placesOf(place),
      rating: ratingNumber(rating),
      texts: new Map([...this.#words].map(([language, words]) => [language, words.read(texts[language])])),
      facets,
    }
  }

  #isFacet(name: string): boolean {
    if (this.#facets.has(name)) return true
    if (this.#facets.size >= MOST_FACETS + WORKED_OUT.length) return false
    this.#facets.add(name)
    return true
  }
}

type Made = {
  row: IndexRow
  facts: ReadonlyMap<Country, CountryFacts>
  product: ProductPart
}

type ProductPart = {
  main: number | null
  places: readonly number[]
  rating: number
  texts: ReadonlyMap<Language, ReturnType<IndexedWords['read']>>
  facets: readonly IndexedFacet[]
}

/**
 * What lists are ordered by with how popular the product is, as one number: of a card the product that comes first is
 * the one that is popular enough to, and not the most popular of all its colours.
 */
function ordersOf({ popularity }: IndexRow, facts: CountryFacts | undefined) {
  const popular = Math.min(popularity, MOST_POPULAR)
  const rare = MOST_POPULAR - popular
  return {
    byPrice: (facts?.price ?? 0) * (MOST_POPULAR + 1) + rare,
    byDelivery: (facts?.deliveryGroup ?? 0) * (MOST_POPULAR + 1) + rare,
    byDiscount: (facts?.discount ?? 0) * (MOST_POPULAR + 1) + popular,
  }
}

function factsOf(
  row: IndexRow,
  markets: DocumentMaking['markets'],
  instantUpToDays: number,
): ReadonlyMap<Country, CountryFacts> {
  const facts = new Map<Country, CountryFacts>()
  for (const [country, market] of markets) {
    const one = countryFacts(row, market, instantUpToDays)
    if (one !== null) facts.set(country, one)
  }
  return facts
}

function ratingFacets(rating: Rating | null): IndexedFacet[] {
  const steps = RATING_STEPS.filter((stars) => (rating?.average ?? 0) >= stars)
  if (steps.length === 0) return []
  const values = steps.map((stars) => ({ value: String(stars), label: ratingLabel(stars) }))
  return [{ name: 'rating', label: facetLabel('rating'), values }]
}

function countryFacets({ isOnSale, isSoldOut, delivery }: CountryFacts): IndexedFacet[] {
  const sale = { name: 'sale', label: facetLabel('sale'), values: [{ value: '1', label: saleLabel() }] }
  const deliveries = [{ value: delivery, label: deliveryLabel(delivery) }]
  return [
    ...(isOnSale ? [sale] : []),
    ...(isSoldOut ? [] : [{ name: 'delivery', label: facetLabel('delivery'), values: deliveries }]),
  ]
}

function fieldsOf(
  facets: readonly IndexedFacet[],
  valuesOf: (facet: IndexedFacet) => readonly string[],
): JsonObject {
  const fields = new Map<string, string[]>()
  for (const facet of facets) {
    const field = facetField(facet.name)
    fields.set(field, [...(fields.get(field) ?? []), ...valuesOf(facet)])
  }
  return Object.fromEntries(fields)
}
