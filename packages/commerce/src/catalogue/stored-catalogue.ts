import type { Country } from '@shop/domain/shop/markets'
import { eq, inArray } from 'drizzle-orm'
import { categories, prices, products, stock, variants } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'
import { chunked } from './chunked.ts'
import type { PriceRow } from './record-rows.ts'

export type StoredCategory = typeof categories.$inferSelect

export type StoredVariant = typeof variants.$inferSelect & {
  quantity: number
  prices: ReadonlyMap<Country, PriceRow>
}

/** A product as the database keeps it: in every language, with the prices of every country. */
export type StoredProduct = typeof products.$inferSelect & { variants: StoredVariant[] }

export async function loadCategories(sql: Sql): Promise<StoredCategory[]> {
  return sql.select().from(categories).orderBy(categories.position, categories.id)
}

export async function productIds(sql: Sql): Promise<number[]> {
  const rows = await sql.select({ id: products.id }).from(products).orderBy(products.id)
  return rows.map(({ id }) => id)
}

/** The products with these ids; ids that are gone are left out. */
export async function loadStoredProducts(sql: Sql, ids: readonly number[]): Promise<StoredProduct[]> {
  const found: StoredProduct[] = []
  for (const part of chunked(ids)) found.push(...(await loadPart(sql, part)))
  return found
}

async function loadPart(sql: Sql, ids: number[]): Promise<StoredProduct[]> {
  const ofProducts = inArray(variants.productId, ids)
  const rows = await sql.select().from(products).where(inArray(products.id, ids)).orderBy(products.id)
  const variantRows = await sql
    .select({ variant: variants, quantity: stock.quantity })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(ofProducts)
    .orderBy(variants.productId, variants.position)
  const priceRows = await sql
    .select({ price: prices })
    .from(prices)
    .innerJoin(variants, eq(prices.variantId, variants.id))
    .where(ofProducts)

  const pricesOf = Map.groupBy(
    priceRows.map(({ price }) => price),
    ({ variantId }) => variantId,
  )
  const variantsOf = Map.groupBy(
    variantRows.map(({ variant, quantity }) => ({
      ...variant,
      quantity: quantity ?? 0,
      prices: new Map((pricesOf.get(variant.id) ?? []).map((price) => [price.country, price])),
    })),
    ({ productId }) => productId,
  )
  return rows.map((row) => ({ ...row, variants: variantsOf.get(row.id) ?? [] }))
}
