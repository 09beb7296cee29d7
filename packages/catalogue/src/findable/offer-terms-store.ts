import { pricedContent } from '@shop/domain/goods/content-measure'
import type { Country } from '@shop/domain/market/markets'
import { prices, variants } from '@shop/engine/db/schema/catalogue'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, eq, sql as query } from 'drizzle-orm'

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
      { content: content && pricedContent(content), sale: from === null ? null : { from, until } },
    ]),
  )
}
