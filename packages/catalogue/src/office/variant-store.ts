import type { Country } from '@shop/domain/market/markets'
import { priceHistory, prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { orderItems } from '@shop/engine/db/schema/orders'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { desc, eq, sql as query } from 'drizzle-orm'

/** The products that variants belong to, each once. */
export async function ownersOf(sql: Sql, variantIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql.execute<{ id: number }>(query`
    select distinct product_id as id from ${variants} where id = any(${integers(variantIds)})`)
  return rows.map(({ id }) => id)
}

const MOST_POINTS = 500

export type PriceEver = { country: Country; price: number | null; before: number | null; since: Date }

/** Every price of a variant, the latest first. */
export async function pricesEver(sql: Sql, variantId: number): Promise<PriceEver[]> {
  return sql
    .select({
      country: priceHistory.country,
      price: priceHistory.price,
      before: priceHistory.before,
      since: priceHistory.since,
    })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(desc(priceHistory.since), desc(priceHistory.id))
    .limit(MOST_POINTS)
}

export type StoredGoodsRow = {
  variantId: number
  referenceKey: string
  productId: number
  name: string
  label: string
  units: number
  isActive: boolean
  prices: Record<string, { price: number; before: number | null }> | null
}

const MOST_ROWS = 5000

/** Variants of these products and with these keys, with their prices, in the order of their products. */
export async function storedGoodsRows(
  sql: Sql,
  { products: ids, keys }: { products: readonly number[]; keys: readonly string[] },
): Promise<StoredGoodsRow[]> {
  const { rows } = await sql.execute<StoredGoodsRow>(query`
    select variant.id as "variantId", variant.reference_key as "referenceKey", product.id as "productId",
      product.name ->> 'de' as name, variant.label ->> 'de' as label, coalesce(stock.quantity, 0) as units,
      product.is_active as "isActive", (
        select jsonb_object_agg(price.country, jsonb_build_object('price', price.price, 'before', price.before))
        from ${prices} as price where price.variant_id = variant.id
      ) as prices
    from (
      select id from ${variants} where product_id = any(${integers(ids)})
      union
      select id from ${variants} where reference_key = any(${texts(keys)})
    ) as asked
    join ${variants} as variant on variant.id = asked.id
    join ${products} as product on product.id = variant.product_id
    left join ${stock} as stock on stock.variant_id = variant.id
    order by product.id, variant.position, variant.id limit ${MOST_ROWS}::int`)
  return rows
}

/** The article number of one of these that somebody has ordered; null where nobody has. */
export async function firstSoldOf(sql: Sql, variantIds: readonly number[]): Promise<string | null> {
  const { rows } = await sql.execute<{ key: string }>(query`
    select reference_key as key from ${variants} where id = any(${integers(variantIds)})
      and exists (select from ${orderItems} where ${orderItems.variantId} = ${variants}.id)
    order by position, id limit 1`)
  return rows[0]?.key ?? null
}

/** Its variants are other ones: whoever asks what has changed since reads it. */
export async function touchProduct(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.update(products).set({ updatedAt: now }).where(eq(products.id, id))
}

/** Writes variants that there were not yet. */
export async function insertVariants(
  sql: Sql,
  rows: readonly (typeof variants.$inferInsert)[],
): Promise<void> {
  await sql.insert(variants).values([...rows])
}

/** Puts the variants of a product into this order; those that are not named are taken out with prices and stock. */
export async function keepVariants(sql: Sql, productId: number, ids: readonly number[]): Promise<void> {
  await sql.execute(query`
    delete from ${variants} where product_id = ${productId}::int and not id = any(${integers(ids)})`)
  await sql.execute(query`
    update ${variants} set position = sent.position - 1
    from unnest(${integers(ids)}) with ordinality as sent(id, position)
    where ${variants}.id = sent.id and product_id = ${productId}::int`)
}
