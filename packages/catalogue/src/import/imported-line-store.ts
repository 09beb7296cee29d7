import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { importedLines, products } from '@shop/engine/db/schema/catalogue'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/** Digests of the lines that these products were imported from; a product that is gone has none. */
export async function knownDigests(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.execute<{ product_id: number; digest: string }>(query`
    select line.product_id, line.digest from ${importedLines} as line
    where line.product_id = any(${integers(ids.filter((id) => id <= LARGEST_INTEGER))})
      and exists (select from ${products} where products.id = line.product_id)`)
  return new Map(rows.map(({ product_id, digest }) => [product_id, digest]))
}
