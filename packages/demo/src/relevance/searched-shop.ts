import type { FieldText } from '@shop/catalogue/listing/index/catalogue-index-types'
import { bareNumber } from '@shop/catalogue/search/article-number-store'
import { TextIndex } from '@shop/catalogue/search/text/text-index'
import { languageWords } from '@shop/catalogue/search/words/language-words'
import { redirectOf, redirectsOf } from '@shop/catalogue/search/words/redirects'
import { parseSynonyms } from '@shop/catalogue/search/words/synonyms'
import type { Language } from '@shop/domain/market/markets'
import type { CategoryRecord, ProductRecord } from '@shop/engine/records/catalogue-record'
import { type DemoShop, demoRecords } from '../demo-catalogue.ts'
import { demoSearchWords } from '../search-words/demo-search-words.ts'

/** A product with what an expectation asks of it. */
export type SearchedProduct = {
  number: string
  line: string
  name: string
  colours: string[]
  categories: string[]
}

/** What a shop answers to words: where it leads, or the first products. */
export type ShopAnswer = { redirect: string | null; products: SearchedProduct[] }

/** A demo shop that is searched without its database: words decide, then popularity. */
export class SearchedShop {
  readonly #language: Language
  readonly #index: TextIndex
  readonly #products: { product: SearchedProduct; popularity: number }[] = []
  readonly #numbers = new Set<string>()
  readonly #redirects

  constructor(shop: DemoShop, language: Language) {
    const categories = new Map<number, CategoryRecord>()
    this.#language = language
    const { synonyms, redirects } = demoSearchWords(language)
    const known = parseSynonyms(synonyms.join('\n'), language, 'synonyms')
    this.#index = new TextIndex(language, languageWords(language, known))
    this.#redirects = redirectsOf(redirects, language)
    for (const record of demoRecords(shop)) {
      if (record.kind === 'category') categories.set(record.id, record)
      else if (record.isActive) this.#add(record, categories)
    }
  }

  /** The first products for the words, at most `limit`. */
  answer(query: string, limit: number): ShopAnswer {
    const number = bareNumber(query)
    if (this.#numbers.has(number)) return { redirect: `/p/${number}/`, products: [] }
    const redirect = redirectOf(query, this.#language, this.#redirects)
    if (redirect !== null) return { redirect, products: [] }

    const { positions, scores, count } = this.#index.search(query)
    const ranked = Array.from({ length: count }, (_, place) => ({
      found: this.#products[positions[place] ?? -1],
      score: scores[place] ?? 0,
    })).sort((a, b) => b.score - a.score || (b.found?.popularity ?? 0) - (a.found?.popularity ?? 0))
    return { redirect: null, products: ranked.slice(0, limit).flatMap(({ found }) => found?.product ?? []) }
  }

  #add(record: ProductRecord, categories: ReadonlyMap<number, CategoryRecord>) {
    const places = record.categories.flatMap((id) => withThoseAbove(id, categories))
    this.#index.add(this.#products.length, textsOf(record, places, this.#language))
    this.#numbers.add(bareNumber(record.referenceKey))
    this.#products.push({
      popularity: record.popularity,
      product: {
        number: record.referenceKey,
        line: record.masterKey.replace(/^M/, ''),
        name: record.name[this.#language],
        colours: record.attributes.farbe?.values.map(({ value }) => value) ?? [],
        categories: places.map(({ slug }) => slug),
      },
    })
  }
}

function textsOf(record: ProductRecord, places: readonly CategoryRecord[], language: Language): FieldText[] {
  return [
    { field: 'name', text: record.name[language] },
    { field: 'brand', text: `${record.brand} ${record.subbrand ?? ''}` },
    ...places.map(({ name }): FieldText => ({ field: 'category', text: name[language] })),
    ...Object.entries(record.attributes).flatMap(([key, { facet, values }]) =>
      values
        .filter(() => facet)
        .map(
          ({ label }): FieldText => ({
            field: key === 'farbe' ? 'colour' : 'attribute',
            text: label[language],
          }),
        ),
    ),
  ]
}

function withThoseAbove(id: number, categories: ReadonlyMap<number, CategoryRecord>): CategoryRecord[] {
  const place = categories.get(id)
  if (!place) return []
  return place.parentId === null ? [place] : [place, ...withThoseAbove(place.parentId, categories)]
}
