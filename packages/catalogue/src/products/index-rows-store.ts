import { prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { isRecalled, RECALLED_BVC } from '@shop/engine/db/schema/recalls'
import { sellableUnits } from '@shop/engine/db/schema/set-parts'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query, type SQL } from 'drizzle-orm'
import type { IndexRow } from './index-row.ts'

type Price = [price: number, before: number | null, lowestPrior: number | null]
type Variant = [
  referenceKey: string,
  bvc: 1 | 2 | 3 | 4,
  daysFrom: number,
  daysTo: number,
  quantity: number,
  prices: Record<string, Price> | null,
]
type Row = Omit<IndexRow, 'variants'> & { variants: Variant[] | null }

/** The next products after an id, ascending; fewer than `limit` when there are no more. */
export async function indexRowsAfter(sql: Sql, id: number, limit: number): Promise<IndexRow[]> {
  return rowsWhere(sql, query`${products.id} > ${id}`, query`limit ${limit}`)
}

/** The products with these ids; ids that are gone are left out. */
export async function indexRowsOf(sql: Sql, ids: readonly number[]): Promise<IndexRow[]> {
  if (ids.length === 0) return []
  const list = query.join(
    ids.map((id) => query`${id}`),
    query`, `,
  )
  return rowsWhere(sql, query`${products.id} in (${list})`, query``)
}

/** All products with these master keys, ascending. */
export async function indexRowsOfFamilies(sql: Sql, masterKeys: readonly string[]): Promise<IndexRow[]> {
  if (masterKeys.length === 0) return []
  const list = query.join(
    masterKeys.map((key) => query`${key}`),
    query`, `,
  )
  return rowsWhere(sql, query`${products.masterKey} in (${list})`, query``)
}

/** How many products there are, the invisible among them. */
export async function countOfProducts(sql: Sql): Promise<number> {
  const { rows } = await sql.execute<{ count: number }>(query`select count(*)::int as count from ${products}`)
  return rows[0]?.count ?? 0
}

/**
 * One statement and one row per product: twelve million rows of prices would take longer than all the rest. Stock is
 * looked up and not joined: a planner without statistics, as the embedded one is after an import, reads all of it for
 * each product.
 */
async function rowsWhere(sql: Sql, condition: SQL, limit: SQL): Promise<IndexRow[]> {
  const { rows } = await sql.execute<Row>(query`
    select ${products.id} as "id", ${products.referenceKey} as "referenceKey",
      ${products.masterKey} as "masterKey", ${products.brand} as "brand", ${products.subbrand} as "subbrand",
      ${products.name} as "name", ${products.categories} as "categories", ${products.attributes} as "attributes",
      ${products.isActive} as "isActive", ${products.popularity} as "popularity", ${products.vat} as "vat",
      extract(epoch from ${products.firstLiveAt})::float8 * 1000 as "firstLiveAt",
      (select json_agg(json_build_array(${variants.referenceKey},
          case when ${isRecalled} then ${query.raw(String(RECALLED_BVC))} else ${variants.bvc} end, ${variants.deliveryDaysFrom},
          ${variants.deliveryDaysTo},
          coalesce(${sellableUnits({ id: query`${variants.id}`, productId: query`${variants.productId}` })}, 0),
          (select json_object_agg(${prices.country},
              json_build_array(${prices.price}, ${prices.before}, ${prices.lowestPrior}))
            from ${prices} where ${prices.variantId} = ${variants.id})) order by ${variants.position})
        from ${variants} where ${variants.productId} = ${products.id}) as "variants"
    from ${products} where ${condition} order by ${products.id} ${limit}`)
  return rows.map((row) => ({ ...row, variants: (row.variants ?? []).map(variantOf) }))
}

function variantOf([
  referenceKey,
  bvc,
  deliveryDaysFrom,
  deliveryDaysTo,
  quantity,
  prices,
]: Variant): IndexRow['variants'][number] {
  return {
    referenceKey,
    bvc,
    deliveryDaysFrom,
    deliveryDaysTo,
    quantity,
    prices: Object.fromEntries(
      Object.entries(prices ?? {}).map(([country, [price, before, lowestPrior]]) => [
        country,
        { price, before, lowestPrior },
      ]),
    ),
  }
}
