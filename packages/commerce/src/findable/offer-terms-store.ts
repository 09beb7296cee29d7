import type { Country } from '@shop/domain/shop/markets'
import { and, eq, sql as query } from 'drizzle-orm'
import { prices, variants } from '../db/schema/catalogue.ts'
import { integers } from '../db/sent-lists.ts'
import type { Sql } from '../db/sql.ts'

/** What a feed says of a variant beyond what shoppers see. */
export type OfferTerms = {
  sale: { from: Date; until: Date | null } | null
  content: { unit: string; size: number } | null
}

/** By variant id, for the variants of these products. */
export async function offerTerms(
  sql: Sql,
  productIds: readonly number[],
  country: Country,
): Promise<Map<number, OfferTerms>> {
  const rows = await sql
    .select({
      id: variants.id,
      content: variants.content,
      from: prices.reducedSince,
      until: prices.comparedUntil,
    })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.country, country)))
    .where(query`${variants.productId} = any(${integers(productIds)})`)
  return new Map(
    rows.map(({ id, content, from, until }) => [
      id,
      { content, sale: from === null ? null : { from, until } },
    ]),
  )
}
