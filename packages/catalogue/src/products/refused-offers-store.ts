import { type MissingFact, refusedCountries } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import { chunked } from './chunked.ts'

/** The countries in which a variant may not be offered, with what it lacks there. */
export type RefusedOffers = ReadonlyMap<Country, readonly MissingFact[]>

/**
 * Where these variants may not be offered for what their products lack; those that may be offered everywhere are left out.
 *
 * @see docs/law.md
 */
export async function refusedOffers(
  sql: Sql,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, RefusedOffers>> {
  const found = new Map<number, RefusedOffers>()
  for (const part of chunked([...new Set(variantIds)]))
    for (const { ids, ...product } of await soldProducts(sql, part)) {
      const refused = refusedCountries(product, now)
      if (refused.length === 0) continue
      const offers = new Map(refused.map(({ country, missing }) => [country, missing]))
      for (const id of ids) found.set(id, offers)
    }
  return found
}

/** What a product lacks, as it is said to whoever sent a price for it. */
export function refusedOfferReason(country: Country, missing: readonly MissingFact[]): string {
  const facts = missing.map(({ duty, field }) => `${field} (${duty})`)
  return `the product may not be offered in ${country}: it lacks ${facts.join(', ')}`
}

/** As much of products as the law looks at: a whole row for each of a million prices would be read for nothing. */
async function soldProducts(sql: Sql, variantIds: readonly number[]) {
  const owners = query`select product_id from ${variants} where id = any(${integers(variantIds)})`
  const rows = await sql
    .select({
      id: products.id,
      safety: products.safety,
      attributes: products.attributes,
      advancedAttributes: products.advancedAttributes,
      facts: products.facts,
    })
    .from(products)
    .where(query`${products.id} in (${owners})`)
  const sold = await sql
    .select({
      id: variants.id,
      productId: variants.productId,
      deliveryDaysTo: variants.deliveryDaysTo,
      content: variants.content,
    })
    .from(variants)
    .where(query`${variants.productId} in (${owners})`)
  const soldOf = Map.groupBy(sold, ({ productId }) => productId)
  return rows.map(({ id, ...product }) => {
    const ofProduct = soldOf.get(id) ?? []
    return { ...product, variants: ofProduct, ids: ofProduct.map((variant) => variant.id) }
  })
}
