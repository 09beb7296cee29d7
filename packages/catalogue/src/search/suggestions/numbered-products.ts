import type { Sql } from '@shop/engine/db/sql'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { articlesBeginning, bareNumber } from '../article-number-store.ts'

const NUMBER = /\d{3}/

/** Ids of products whose number begins with what is typed so far; none for anything but a number. */
export async function numberedProducts(
  sql: Sql,
  catalogue: Catalogue,
  { query, limit }: { query: string; limit: number },
): Promise<number[]> {
  return NUMBER.test(bareNumber(query)) ? articlesBeginning(sql, catalogue, query, limit) : []
}
