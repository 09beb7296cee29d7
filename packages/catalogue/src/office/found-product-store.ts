import type { STOCK_LEVELS } from '@shop/api-client/office/product-commands'
import type { Country } from '@shop/domain/market/markets'
import { isGtin } from '@shop/domain/product-detail/gtin'
import { prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import {
  productDesk,
  productDeskWordsKnown,
  productGaps,
  scarceStock,
} from '@shop/engine/db/schema/product-desk'
import { recalledVariants } from '@shop/engine/db/schema/recalls'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query, type SQL } from 'drizzle-orm'
import { bareNumber } from '../search/article-number-store.ts'

/** Products that a search looks at: of more, nobody reads the list. */
export const MOST_HITS = 2000
/** A shorter beginning stands for too many words. */
const SHORTEST_BEGINNING = 3
const SHORTEST_NUMBER = 4
/** A shorter word has too many neighbours. */
const SHORTEST_GUESS = 4

export type ProductFilter = {
  state: 'forSale' | 'off' | 'recalled' | null
  missing: string | null
  stock: (typeof STOCK_LEVELS)[number] | null
  /** This category and those below it; null for all. */
  categories: readonly number[] | null
}

/**
 * Ids behind one, ascending, of what the filters leave; `among` are the hits of a search. What is rare leads the way: its
 * ids come in order from an index, and each product is looked up until the page is full.
 */
export async function productIdsFound(
  sql: Sql,
  {
    filter,
    among,
    after,
    limit,
  }: { filter: ProductFilter; among: readonly number[] | null; after: number; limit: number },
): Promise<number[]> {
  const leading = leadingIds(filter, after)
  const { rows } = await sql.execute<{ id: number }>(
    leading === null
      ? query`
        select product.id from ${products} as product
        where product.id > ${after}::int ${query.join(conditions(filter, among), query` `)}
        order by product.id limit ${limit}::int`
      : query`
        select product.id from (${leading} offset 0) as rare
        join ${products} as product on product.id = rare.product_id
        where product.id > ${after}::int ${query.join(conditions(filter, among), query` `)}
        order by rare.product_id limit ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}

function leadingIds({ stock: level, missing, state }: ProductFilter, after: number): SQL | null {
  if (level !== null)
    return query`select distinct product_id from ${scarceStock}
      where level = ${level} and product_id > ${after}::int order by product_id`
  if (state === 'recalled')
    return query`select distinct product_id from ${variants}
      join ${recalledVariants} as recalled on recalled.variant_id = variants.id
      where product_id > ${after}::int order by product_id`
  if (missing !== null)
    return query`select product_id from ${productGaps}
      where gap = ${missing} and product_id > ${after}::int order by product_id`
  return null
}

function conditions({ state, missing, categories }: ProductFilter, among: readonly number[] | null): SQL[] {
  const found: SQL[] = []
  if (among !== null) found.push(query`and product.id = any(${integers(among)})`)
  if (state === 'forSale') found.push(query`and product.is_active`)
  if (state === 'off') found.push(query`and not product.is_active`)
  if (missing !== null)
    found.push(query`and exists (
      select from ${productGaps} as gap where gap.gap = ${missing} and gap.product_id = product.id
    )`)
  if (categories !== null)
    found.push(
      query`and (${query.join(
        categories.map((id) => query`product.categories @> ${`[${id}]`}::text::jsonb`),
        query` or `,
      )})`,
    )
  return found
}

export type Hits = { ids: number[]; isGuess: boolean; isCut: boolean }

/**
 * The products that words belong to: a whole article number or EAN finds that alone, otherwise every word has to be, or
 * begin, one of theirs. Where nothing has them, one letter of a word may be wrong.
 */
export async function productHits(sql: Sql, text: string): Promise<Hits> {
  const numbered = await productsNumbered(sql, text)
  if (numbered.length > 0) return { ids: numbered, isGuess: false, isCut: false }
  const words = wordsOf(text)
  if (words.length === 0) return { ids: [], isGuess: false, isCut: false }
  const exact = await productsWith(sql, query`${query.join(words.map(beginning), query` && `)}`)
  if (exact.length > 0) return hitsOf(exact, false)
  const near = await wordsNear(sql, words)
  if (near === null) return hitsOf([], false)
  const parts = near.map(
    (own) =>
      query`(${query.join(
        own.map((word) => query`${word}::text::tsquery`),
        query` || `,
      )})`,
  )
  return hitsOf(await productsWith(sql, query`${query.join(parts, query` && `)}`), true)
}

function hitsOf(ids: number[], isGuess: boolean): Hits {
  return { ids: ids.slice(0, MOST_HITS), isGuess: isGuess && ids.length > 0, isCut: ids.length > MOST_HITS }
}

/** Letters and digits of each word: nothing else gets into a query of words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, 8)
}

function beginning(word: string): SQL {
  return query`${word.length < SHORTEST_BEGINNING ? word : `${word}:*`}::text::tsquery`
}

async function productsWith(sql: Sql, words: SQL): Promise<number[]> {
  const { rows } = await sql.execute<{ product_id: number }>(query`
    select product_id from ${productDesk} where words @@ (${words}) limit ${MOST_HITS + 1}::int`)
  return rows.map(({ product_id }) => product_id)
}

/**
 * For each word those of products that are written nearly so; null where one has none. With the limit outside, it is
 * planned by its index: spelling every known word takes seconds.
 */
async function wordsNear(sql: Sql, words: readonly string[]): Promise<string[][] | null> {
  const found: string[][] = []
  for (const word of words) {
    if (word.length < SHORTEST_GUESS || /^\d+$/.test(word)) {
      found.push([word])
      continue
    }
    const { rows } = await sql.execute<{ word: string }>(query`
      with near as materialized (
        select word from ${productDeskWordsKnown} where near_spellings(word) && near_spellings(${word}::text)
      )
      select word from near limit 20`)
    if (rows.length === 0) return null
    found.push(rows.map((row) => row.word))
  }
  return found
}

/** Whole numbers first; where none is whole, what begins so. */
async function productsNumbered(sql: Sql, text: string): Promise<number[]> {
  const digits = text.replace(/[\s-]/g, '')
  const number = bareNumber(text)
  const exact = await idsOf(sql, [
    ...(number === ''
      ? []
      : [ofProducts(query`number_key = ${number}`), ofVariants(query`number_key = ${number}`)]),
    ...(isGtin(digits) ? [ofVariants(query`gtin = ${digits}`)] : []),
  ])
  if (exact.length > 0 || number.length < SHORTEST_NUMBER) return exact
  const begins = query`number_key like ${`${number}%`} limit ${MOST_HITS}::int`
  return idsOf(sql, [ofProducts(begins), ofVariants(begins)])
}

async function idsOf(sql: Sql, ways: readonly SQL[]): Promise<number[]> {
  if (ways.length === 0) return []
  const { rows } = await sql.execute<{ id: number }>(query`${query.join([...ways], query` union `)}`)
  return rows.map(({ id }) => id)
}

function ofProducts(condition: SQL): SQL {
  return query`(select id from ${products} where ${condition})`
}

function ofVariants(condition: SQL): SQL {
  return query`(select product_id as id from ${variants} where ${condition})`
}

export type FoundRow = {
  id: number
  referenceKey: string
  name: { de: string; fr: string; nl: string }
  brand: string
  picture: string | null
  isActive: boolean
  isRecalled: boolean
  variants: number
  units: number
  lowest: number | null
  highest: number | null
  gaps: string[] | null
}

/** What a list says of products, in the order of their ids. */
export async function foundProducts(sql: Sql, ids: readonly number[], country: Country): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql.execute<FoundRow>(query`
    select product.id, product.reference_key as "referenceKey", product.name, product.brand,
      product.images -> 0 ->> 'src' as picture, product.is_active as "isActive",
      sums.recalled > 0 as "isRecalled", sums.variants, sums.units, sums.lowest, sums.highest,
      (select array_agg(gap order by gap) from ${productGaps} as gap where gap.product_id = product.id) as gaps
    from ${products} as product
    cross join lateral (
      select count(*)::int as variants, coalesce(sum(stock.quantity), 0)::int as units, count(recalled.variant_id)::int as recalled,
        min(price.price) as lowest, max(price.price) as highest
      from ${variants} as variant
      left join ${stock} as stock on stock.variant_id = variant.id
      left join ${prices} as price on price.variant_id = variant.id and price.country = ${country}
      left join ${recalledVariants} as recalled on recalled.variant_id = variant.id
      where variant.product_id = product.id
    ) as sums
    where product.id = any(${integers(ids)})
    order by product.id`)
  return rows
}
