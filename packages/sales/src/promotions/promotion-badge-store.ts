import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import type { PromoRow } from '@shop/engine/records/catalogue-record'
import { and, eq, isNotNull, sql as raw } from 'drizzle-orm'

const NAMED = raw<string>`${products.promo} ->> 'promotion'`

/** Every promotion that the badge of a product names. */
export async function namedPromotions(sql: Sql): Promise<string[]> {
  const rows = await sql.selectDistinct({ id: NAMED }).from(products).where(isNotNull(NAMED))
  return rows.map(({ id }) => id)
}

/** Products whose badge is of another state of the promotion than this one, some of them. */
export async function productsWithOldBadge(
  sql: Sql,
  { promotion, basis, most }: { promotion: string; basis: string; most: number },
): Promise<number[]> {
  const isOld = raw`${products.promo} ->> 'basis' is distinct from ${basis}`
  const rows = await sql
    .select({ id: products.id })
    .from(products)
    .where(and(isNotNull(NAMED), eq(NAMED, promotion), isOld))
    .orderBy(products.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Writes a badge, unless the product was imported with another one meanwhile. */
export async function putBadge(
  sql: Sql,
  id: number,
  promo: Extract<PromoRow, { promotion: string }>,
): Promise<void> {
  await sql
    .update(products)
    .set({ promo })
    .where(and(eq(products.id, id), eq(NAMED, promo.promotion)))
}
