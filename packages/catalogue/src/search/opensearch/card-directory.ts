import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { OpenSearchLine } from './opensearch-line.ts'

const Member = v.object({
  id: v.number(),
  main: v.nullish(v.number(), null),
  places: v.array(v.number()),
  rating: v.number(),
})
const Holding = v.object({
  hits: v.object({
    hits: v.array(
      v.object({ _id: v.string(), _source: v.object({ family: v.string(), m: v.array(Member) }) }),
    ),
  }),
})
const Cards = v.object({ doc_count: v.number() })
const Places = v.object({
  aggregations: v.object({
    products: v.object({
      doc_count: v.number(),
      places: v.object({ buckets: v.array(v.object({ key: v.number(), cards: Cards })) }),
    }),
  }),
})
const Brands = v.object({
  aggregations: v.object({
    products: v.object({
      brands: v.object({ buckets: v.array(v.object({ key: v.string(), cards: Cards })) }),
    }),
  }),
})
const Page = v.object({
  aggregations: v.object({
    words: v.object({
      after_key: v.optional(v.object({ word: v.string() })),
      buckets: v.array(v.object({ key: v.object({ word: v.string() }), doc_count: v.number() })),
    }),
  }),
})
const Things = v.object({
  aggregations: v.object({ things: v.object({ buckets: v.record(v.string(), Cards) }) }),
})

/** More categories or brands than a shop has. */
const MOST = 10_000
/** Words that are read at once. */
const PAGE = 5000

/** A card with its products, as its document says. */
export type HeldCard = { key: string; family: string; members: v.InferOutput<typeof Member>[] }

/** What stands in the index of a market, apart from its lists. */
export class CardDirectory {
  readonly #line: OpenSearchLine
  readonly #alias: string

  constructor(line: OpenSearchLine, alias: string) {
    this.#line = line
    this.#alias = alias
  }

  /** The cards that some products are on. */
  async holding(ids: readonly number[]): Promise<HeldCard[]> {
    if (ids.length === 0) return []
    const answer = await this.#line.search(this.#alias, {
      size: ids.length,
      _source: ['family', 'm.id', 'm.main', 'm.places', 'm.rating'],
      query: { nested: { path: 'm', query: { terms: { 'm.id': [...ids] } } } },
    })
    return v
      .parse(Holding, answer)
      .hits.hits.map(({ _id, _source }) => ({ key: _id, family: _source.family, members: _source.m }))
  }

  /** Cards by category, and how many products there are. */
  async places(): Promise<{ products: number; cards: ReadonlyMap<number, number> }> {
    const answer = await this.#line.search(this.#alias, {
      size: 0,
      aggs: {
        products: {
          nested: { path: 'm' },
          aggs: {
            places: { terms: { field: 'm.places', size: MOST }, aggs: { cards: { reverse_nested: {} } } },
          },
        },
      },
    })
    const { doc_count: products, places } = v.parse(Places, answer).aggregations.products
    return { products, cards: new Map(places.buckets.map(({ key, cards }) => [key, cards.doc_count])) }
  }

  /** The entries of brands, with their cards. */
  async brands(): Promise<{ entry: string; cards: number }[]> {
    const answer = await this.#line.search(this.#alias, {
      size: 0,
      aggs: {
        products: {
          nested: { path: 'm' },
          aggs: {
            brands: { terms: { field: 'm.e.brand', size: MOST }, aggs: { cards: { reverse_nested: {} } } },
          },
        },
      },
    })
    const { buckets } = v.parse(Brands, answer).aggregations.products.brands
    return buckets.map(({ key, cards }) => ({ entry: key, cards: cards.doc_count }))
  }

  /** Every word of a language, or every name of a thing, with the cards that have it. */
  async *each(kind: 'words' | 'things', language: Language): AsyncGenerator<[word: string, cards: number]> {
    const sources = [{ word: { terms: { field: `${kind}.${language}` } } }]
    for (let after: { word: string } | undefined; ; ) {
      const composite = { size: PAGE, sources, ...(after && { after }) }
      const answer = await this.#line.search(this.#alias, { size: 0, aggs: { words: { composite } } })
      const { buckets, after_key } = v.parse(Page, answer).aggregations.words
      for (const { key, doc_count } of buckets) yield [key.word, doc_count]
      if (buckets.length < PAGE || after_key === undefined) return
      after = after_key
    }
  }

  /** Those of some names that a product has. */
  async present(things: readonly string[], language: Language): Promise<string[]> {
    if (things.length === 0) return []
    const filters = Object.fromEntries(
      things.map((thing, at) => [`t${at}`, { term: { [`things.${language}`]: thing } }]),
    )
    const answer = await this.#line.search(this.#alias, {
      size: 0,
      aggs: { things: { filters: { filters } } },
    })
    const { buckets } = v.parse(Things, answer).aggregations.things
    return things.filter((_, at) => (buckets[`t${at}`]?.doc_count ?? 0) > 0)
  }
}
