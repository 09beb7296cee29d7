import { categories, priceHistory, products, variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { eq, inArray, isNull, sql as raw } from 'drizzle-orm'

/** Ids of what is made by hand begin here, far above those that files of other systems bring. */
const FIRST_ID = 1_000_000_000

/**
 * The next free ids of products and variants. The id of a variant that was taken out is not given again: baskets and orders
 * still mean what had it, and so does the history of prices, in which everything stays that was ever sold. The caller holds
 * the lock of imports.
 */
export async function nextGoodsIds(sql: Sql): Promise<{ product: number; variant: number }> {
  const [product] = await sql.select({ most: raw<number | null>`max(${products.id})` }).from(products)
  const [variant] = await sql.select({ most: raw<number | null>`max(${variants.id})` }).from(variants)
  const [sold] = await sql
    .select({ most: raw<number | null>`max(${priceHistory.variantId})` })
    .from(priceHistory)
  return {
    product: after(product?.most),
    variant: after(Math.max(Number(variant?.most ?? 0), Number(sold?.most ?? 0))),
  }
}

/** The next free id of a category, and the last place among those below the same parent. */
export async function nextCategory(sql: Sql, parentId: number | null) {
  const [last] = await sql.select({ most: raw<number | null>`max(${categories.id})` }).from(categories)
  const [beside] = await sql
    .select({ most: raw<number | null>`max(${categories.position})` })
    .from(categories)
    .where(parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId))
  return { id: after(last?.most), position: Number(beside?.most ?? 0) + 1 }
}

/** The slugs of the categories below one, or of the roots. */
export async function slugsBeside(sql: Sql, parentId: number | null): Promise<ReadonlySet<string>> {
  const rows = await sql
    .select({ slug: categories.slug })
    .from(categories)
    .where(parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId))
  return new Set(rows.map(({ slug }) => slug))
}

/** Which of these article numbers a product or a variant has already. */
export async function takenNumbers(sql: Sql, product: string, ofVariants: readonly string[]) {
  const taken = await sql
    .select({ key: products.referenceKey })
    .from(products)
    .where(eq(products.referenceKey, product))
  const others = await sql
    .select({ key: variants.referenceKey })
    .from(variants)
    .where(inArray(variants.referenceKey, [...ofVariants]))
  return [...taken, ...others].map(({ key }) => key)
}

function after(most: number | null | undefined): number {
  return Math.max(FIRST_ID, Number(most ?? 0) + 1)
}
