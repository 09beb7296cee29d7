import type { Country, Language } from '@shop/domain/shop/markets'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Sql } from '../../db/sql.ts'
import type { IndexReader } from '../../listing/catalogue-index-types.ts'
import { Remembered } from '../../listing/index/remembered.ts'
import { articlesBeginning, bareNumber } from '../article-numbers.ts'
import type { TextIndex } from '../text/text-index.ts'

/** One or two letters begin too many words: the thing they most likely become is searched for instead. */
const TELLING = 3
const NUMBER = /\d{3}/

export type ProductsWish = {
  query: string
  /** What the query most likely becomes. */
  completion: string | undefined
  country: Country
  language: Language
  limit: number
}

const remembered = new WeakMap<IndexReader<TextIndex>, Remembered<number[]>>()

/** Ids of products for what is typed so far: by the beginning of their number, or by their words, best first. */
export async function suggestedProducts(
  sql: Sql,
  catalogue: Catalogue,
  { query, completion, country, language, limit }: ProductsWish,
): Promise<number[]> {
  if (NUMBER.test(bareNumber(query))) {
    const numbered = await articlesBeginning(sql, catalogue, query, limit)
    if (numbered.length > 0) return numbered
  }
  return suggestedIds(catalogue.index, { query, completion, country, language, limit })
}

/** The same by words alone, out of memory; answers are kept until the index changes. */
export function suggestedIds(
  index: IndexReader<TextIndex>,
  { query, completion, country, language, limit }: ProductsWish,
): number[] {
  const words = query.trim().length < TELLING ? (completion ?? query) : query
  const answers = remembered.get(index) ?? new Remembered<number[]>()
  remembered.set(index, answers)
  return answers.get(`${country} ${language} ${limit} ${words}`, index.revision, () =>
    index.best({ kind: 'found', found: index.text(language).search(words) }, country, limit),
  )
}
