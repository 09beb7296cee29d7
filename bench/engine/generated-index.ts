import { ProductsIndex } from '@shop/catalogue/listing/index/products-index'
import { type IndexRow, indexRowOf } from '@shop/catalogue/products/index-row'
import { TextIndex } from '@shop/catalogue/search/text/text-index'
import { generatedCatalogue } from '@shop/demo/catalogue/generated-catalogue'
import { COUNTRIES, LOCALES, markets } from '@shop/domain/market/markets'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { fullCollection, processMB } from './memory.ts'

export type Category = Extract<CatalogueRecord, { kind: 'category' }>

export type Generated = {
  index: ProductsIndex<TextIndex>
  categories: readonly Category[]
  /** Of the index alone: what makes the rows is taken off. */
  seconds: number
  /** What the process holds more than before. */
  memoryMB: number
  /** The longest time that one product took, growing and all. */
  longestMilliseconds: number
}

const SEED = 7

/** The generated catalogue of the home shop, put into an index without a database in between. */
export function generatedIndex(products: number): Generated {
  fullCollection()
  const before = processMB()
  const categories: Category[] = []
  let index: ProductsIndex<TextIndex> | null = null
  let [seconds, longest] = [0, 0]
  for (const record of records(products)) {
    if (record.kind === 'category') categories.push(record)
    else {
      index ??= emptyIndex(categories, products)
      const start = performance.now()
      index.put(indexRowOf(record))
      const took = performance.now() - start
      seconds += took / 1000
      if (took > longest) longest = took
    }
  }
  if (index === null) throw new Error('The generator made no products.')
  fullCollection()
  return { index, categories, seconds, memoryMB: processMB() - before, longestMilliseconds: longest }
}

/** The same products again, for filling a database. */
export function* generatedRows(products: number): Generator<IndexRow> {
  for (const record of records(products)) if (record.kind === 'product') yield indexRowOf(record)
}

function* records(products: number): Generator<CatalogueRecord> {
  // The generator's own lines: they were checked where they are written.
  for (const line of generatedCatalogue(products, SEED)) yield JSON.parse(line) as CatalogueRecord
}

function emptyIndex(categories: readonly Category[], capacity: number): ProductsIndex<TextIndex> {
  return new ProductsIndex({
    markets: new Map(
      COUNTRIES.map((country) => {
        const locale = LOCALES.find((one) => markets[one].country === country) ?? 'de-de'
        return [country, markets[locale]]
      }),
    ),
    instantUpToDays: 3,
    cards: 'families',
    categories,
    openText: (language) => new TextIndex(language),
    capacity,
  })
}
