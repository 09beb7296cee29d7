import { categories, gonePictures, products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { asc, eq, inArray, sql as query } from 'drizzle-orm'
import { lockImports } from '../../import/import-batch-store.ts'

const MOST_PRODUCTS = 100

/** The products that show a picture, by what they know it as. */
export async function productsShowing(sql: Sql, src: string): Promise<{ id: number; name: string }[]> {
  return sql
    .select({ id: products.id, name: query<string>`${products.name} ->> 'de'` })
    .from(products)
    .where(query`${products.images} @> ${JSON.stringify([{ src }])}::jsonb`)
    .orderBy(asc(products.id))
    .limit(MOST_PRODUCTS)
}

/** The categories that show a picture. */
export async function categoriesShowing(sql: Sql, src: string): Promise<{ id: number; name: string }[]> {
  return sql
    .select({ id: categories.id, name: query<string>`${categories.name} ->> 'de'` })
    .from(categories)
    .where(query`${categories.image} ->> 'src' = ${src}`)
    .orderBy(asc(categories.id))
}

/**
 * Notes that a picture goes, unless products or categories show it: then they are returned, and nothing is noted. From
 * then on none takes it, so that none is left without.
 */
export async function claimPicture(
  sql: Sql,
  src: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof productsShowing>>> {
  return sql.transaction(async (own) => {
    // Who changes a product holds the same turn.
    await lockImports(own)
    const showing = [...(await productsShowing(own, src)), ...(await categoriesShowing(own, src))]
    if (showing.length === 0)
      await own
        .insert(gonePictures)
        .values({ src, goneAt: now })
        .onConflictDoUpdate({ target: gonePictures.src, set: { goneAt: now } })
    return showing
  })
}

/** Takes back that a picture goes: it stays. */
export async function releasePicture(sql: Sql, src: string): Promise<void> {
  await sql.delete(gonePictures).where(eq(gonePictures.src, src))
}

/** Which of these pictures are gone. The caller holds the turn of imports. */
export async function goneAmong(sql: Sql, sources: readonly string[]): Promise<string[]> {
  if (sources.length === 0) return []
  const rows = await sql
    .select({ src: gonePictures.src })
    .from(gonePictures)
    .where(inArray(gonePictures.src, [...sources]))
  return rows.map(({ src }) => src)
}
