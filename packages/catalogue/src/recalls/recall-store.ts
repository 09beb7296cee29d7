import type { Recall, RecalledProduct, RecallNotice } from '@shop/domain/recall/recall'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { recalledVariants, recalls } from '@shop/engine/db/schema/recalls'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import { and, asc, desc, eq, inArray, isNull, ne, or, sql as raw } from 'drizzle-orm'

/** Every recall that is not lifted, the newest first. */
export async function runningRecalls(sql: Sql): Promise<Recall[]> {
  return sql
    .select()
    .from(recalls)
    .where(isNull(recalls.liftedAt))
    .orderBy(desc(recalls.publishedAt), asc(recalls.id))
}

/** Every recall there ever was, the newest first. */
export async function allRecalls(sql: Sql): Promise<Recall[]> {
  return sql.select().from(recalls).orderBy(desc(recalls.publishedAt), asc(recalls.id))
}

export async function recallById(sql: Sql, id: string): Promise<Recall | null> {
  const [row] = await sql.select().from(recalls).where(eq(recalls.id, id))
  return row ?? null
}

type Keys = { products: readonly string[]; variants: readonly string[] }

/** The products with the recalled ones of their variants, and the keys that nothing has. */
export async function recalledProducts(
  sql: Sql,
  keys: Keys,
): Promise<{ products: RecalledProduct[]; unknown: string[] }> {
  const rows = await sql
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      or(
        inArray(products.referenceKey, [...keys.products]),
        inArray(variants.referenceKey, [...keys.variants]),
      ),
    )
    .orderBy(products.id, variants.position)
  const found = new Set(rows.flatMap(({ product, variant }) => [product.referenceKey, variant.referenceKey]))
  const unknown = [...keys.products, ...keys.variants].filter((key) => !found.has(key))
  const byProduct = Map.groupBy(rows, ({ product }) => product.id)
  return {
    unknown,
    products: [...byProduct.values()].flatMap((ofProduct) => {
      const [first] = ofProduct
      if (first === undefined) return []
      const { id, referenceKey, name, brand, images } = first.product
      return {
        id,
        referenceKey,
        name,
        brand,
        image: images[0] ?? null,
        variants: ofProduct.map(({ variant }) => ({
          id: variant.id,
          referenceKey: variant.referenceKey,
          label: variant.label,
          gtin: variant.gtin,
        })),
      }
    }),
  }
}

/** Which of these variants another running recall has already, and which one that is. */
export async function recalledElsewhere(
  sql: Sql,
  variantIds: readonly number[],
  id: string,
): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ recallId: recalledVariants.recallId })
    .from(recalledVariants)
    .where(and(inArray(recalledVariants.variantId, [...variantIds]), ne(recalledVariants.recallId, id)))
  return rows.map(({ recallId }) => recallId)
}

/** Holds a recall until the end of the transaction, also its name before there is one; its version, 0 where there is none. */
export async function lockRecall(sql: Sql, id: string): Promise<number> {
  await takeTurn(sql, `recall:${id}`)
  const [row] = await sql.select({ version: recalls.version }).from(recalls).where(eq(recalls.id, id))
  return row?.version ?? 0
}

/** Publishes a recall, or says anew what one says; from now on nothing of it is sold. Returns its version. */
export async function putRecall(
  sql: Sql,
  { id, notice, now }: { id: string; notice: RecallNotice; now: Date },
): Promise<number> {
  const [row] = await sql
    .insert(recalls)
    .values({ id, notice, version: 1, publishedAt: now })
    .onConflictDoUpdate({
      target: recalls.id,
      set: { notice, liftedAt: null, version: raw`${recalls.version} + 1` },
    })
    .returning({ version: recalls.version })
  await sql.delete(recalledVariants).where(eq(recalledVariants.recallId, id))
  const ids = notice.products.flatMap((product) => product.variants.map((variant) => variant.id))
  await sql.insert(recalledVariants).values(ids.map((variantId) => ({ variantId, recallId: id })))
  return row?.version ?? 0
}

/** Ends a recall: its variants are sold again. Returns its version; null where none is running under that id. */
export async function liftRecall(sql: Sql, id: string, now: Date): Promise<number | null> {
  const lifted = await sql
    .update(recalls)
    .set({ liftedAt: now, version: raw`${recalls.version} + 1` })
    .where(and(eq(recalls.id, id), isNull(recalls.liftedAt)))
    .returning({ version: recalls.version })
  await sql.delete(recalledVariants).where(eq(recalledVariants.recallId, id))
  return lifted[0]?.version ?? null
}
