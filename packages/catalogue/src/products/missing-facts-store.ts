import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { type MissingFact, missingFacts, placeOf } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { gt } from 'drizzle-orm'
import { loadStoredProducts } from './catalogue-store.ts'

/** What a product lacks in a country; `isRefused` when it may not be offered there now. */
export type MissingOfProduct = Omit<MissingFact, 'isBlocking'> & {
  referenceKey: string
  country: Country
  isRefused: boolean
}

const PART = 500

/** What the products of a shop lack of what the duties of its countries ask, in the order of their ids. */
export async function missingOfProducts(
  sql: Sql,
  countries: readonly Country[],
  now: Date,
): Promise<MissingOfProduct[]> {
  const found: MissingOfProduct[] = []
  let after = 0
  for (;;) {
    const rows = await sql
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(products.id)
      .limit(PART)
    for (const product of await loadStoredProducts(
      sql,
      rows.map(({ id }) => id),
    ))
      if (product.isActive)
        for (const country of countries)
          for (const { isBlocking, ...missing } of missingFacts(product, placeOf(country), now)) {
            const isRefused = isBlocking && isOwed(DUTIES[missing.duty], placeOf(country), now)
            found.push({ referenceKey: product.referenceKey, country, ...missing, isRefused })
          }
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
  }
}
