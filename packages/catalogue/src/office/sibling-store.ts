import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, eq, ne, sql as query } from 'drizzle-orm'

const MOST_SIBLINGS = 100

/** The other products of a family, by their ids. */
export async function siblingsOf(
  sql: Sql,
  { id, masterKey }: { id: number; masterKey: string },
): Promise<
  { id: number; referenceKey: string; name: { de: string; fr: string; nl: string }; picture: string | null }[]
> {
  return sql
    .select({
      id: products.id,
      referenceKey: products.referenceKey,
      name: products.name,
      picture: query<string | null>`${products.images} -> 0 ->> 'src'`,
    })
    .from(products)
    .where(and(eq(products.masterKey, masterKey), ne(products.id, id)))
    .orderBy(asc(products.id))
    .limit(MOST_SIBLINGS)
}
