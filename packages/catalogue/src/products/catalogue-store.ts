import { pricedContent } from '@shop/domain/goods/content-measure'
import type { Country } from '@shop/domain/market/markets'
import type { RecallNotice } from '@shop/domain/recall/recall'
import { categories, prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { RECALLED_BVC, recalledVariants, recalls } from '@shop/engine/db/schema/recalls'
import { sellableUnits } from '@shop/engine/db/schema/set-parts'
import type { Sql } from '@shop/engine/db/sql'
import { eq, inArray, sql as query } from 'drizzle-orm'
import { chunked } from './chunked.ts'
import type { PriceRow } from './record-rows.ts'

export type StoredCategory = typeof categories.$inferSelect

export type StoredVariant = typeof variants.$inferSelect & {
  quantity: number
  isRecalled: boolean
  prices: ReadonlyMap<Country, PriceRow>
}

/** A product as the database keeps it: in every language, with the prices of every country. */
export type StoredProduct = typeof products.$inferSelect & {
  variants: StoredVariant[]
  /** What running recalls of its variants say. @see eu-duties C-15 */
  recalls: readonly RecallNotice[]
}

export async function loadCategories(sql: Sql): Promise<StoredCategory[]> {
  return sql.select().from(categories).orderBy(categories.position, categories.id)
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
    .select({
      variant: variants,
      quantity: sellableUnits({ id: query`${variants.id}`, productId: query`${variants.productId}` }),
      recall: { id: recalls.id, notice: recalls.notice },
    })
    .from(variants)
    .leftJoin(recalledVariants, eq(recalledVariants.variantId, variants.id))
    .leftJoin(recalls, eq(recalls.id, recalledVariants.recallId))
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
    variantRows.map(({ variant, quantity, recall }) => ({
      ...variant,
      // Rows that were imported by earlier builds may still be in grams.
      content: variant.content && pricedContent(variant.content),
      bvc: recall === null ? variant.bvc : RECALLED_BVC,
      isRecalled: recall !== null,
      quantity: quantity ?? 0,
      prices: new Map((pricesOf.get(variant.id) ?? []).map((price) => [price.country, price])),
    })),
    ({ productId }) => productId,
  )
  const recallsOf = Map.groupBy(variantRows, ({ variant }) => variant.productId)
  return rows.map((row) => ({
    ...row,
    variants: variantsOf.get(row.id) ?? [],
    recalls: noticesOf((recallsOf.get(row.id) ?? []).map(({ recall }) => recall)),
  }))
}

/** Each recall once, however many variants of the product are in it. */
function noticesOf(all: readonly ({ id: string; notice: RecallNotice } | null)[]): RecallNotice[] {
  return [...new Map(all.flatMap((recall) => (recall ? [[recall.id, recall.notice]] : []))).values()]
}

/** Whether there is a product with this key, switched off or not. */
export async function hasProduct(sql: Sql, referenceKey: string): Promise<boolean> {
  return (await sql.$count(products, eq(products.referenceKey, referenceKey))) > 0
}

/** The id behind a product's key; null without such a product. */
export async function productIdOf(sql: Sql, referenceKey: string): Promise<number | null> {
  const [row] = await sql
    .select({ id: products.id })
    .from(products)
    .where(eq(products.referenceKey, referenceKey))
  return row?.id ?? null
}

/** The key of a product; null when it is gone. */
export async function productKeyOf(sql: Sql, id: number): Promise<string | null> {
  const [row] = await sql.select({ key: products.referenceKey }).from(products).where(eq(products.id, id))
  return row?.key ?? null
}
