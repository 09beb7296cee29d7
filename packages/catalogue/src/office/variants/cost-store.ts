import type { GoodsCost } from '@shop/api-client/office/cost-commands'
import type { Currency } from '@shop/domain/market/markets'
import { variantCosts, variants } from '@shop/engine/db/schema/catalogue'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, eq, sql as query } from 'drizzle-orm'

export type CostRow = { variantId: number; currency: Currency; cost: number | null }

const MOST_ROWS = 10_000

/** What variants of these products and with these keys are bought for. */
export async function storedCosts(
  sql: Sql,
  { products: ids, keys }: { products: readonly number[]; keys: readonly string[] },
): Promise<GoodsCost[]> {
  const { rows } = await sql.execute<GoodsCost>(query`
    select cost.variant_id as "variantId", variant.reference_key as "referenceKey", cost.currency, cost.cost
    from (
      select id, reference_key from ${variants} where product_id = any(${integers(ids)})
      union
      select id, reference_key from ${variants} where reference_key = any(${texts(keys)})
    ) as variant
    join ${variantCosts} as cost on cost.variant_id = variant.id
    order by variant.id, cost.currency limit ${MOST_ROWS}::int`)
  return rows
}

export type CostedVariant = { id: number; referenceKey: string; productKey: string; costs: CostRow[] }

/** These variants with what they are bought for; those that are gone are left out. */
export async function costedVariants(sql: Sql, ids: readonly number[]): Promise<Map<number, CostedVariant>> {
  const { rows } = await sql.execute<
    Omit<CostedVariant, 'costs'> & { currency: Currency | null; cost: number | null }
  >(query`
    select variant.id, variant.reference_key as "referenceKey", product.reference_key as "productKey", known.currency,
      known.cost
    from ${variants} as variant
    join products as product on product.id = variant.product_id
    left join ${variantCosts} as known on known.variant_id = variant.id
    where variant.id = any(${integers(ids)})`)
  const found = new Map<number, CostedVariant>()
  for (const { currency, cost, ...row } of rows) {
    const variant = found.get(row.id) ?? { ...row, costs: [] }
    if (currency !== null) variant.costs.push({ variantId: row.id, currency, cost })
    found.set(row.id, variant)
  }
  return found
}

/** Writes a cost; null forgets it. */
export async function putCost(sql: Sql, { variantId, currency, cost }: CostRow): Promise<void> {
  if (cost === null)
    await sql
      .delete(variantCosts)
      .where(and(eq(variantCosts.variantId, variantId), eq(variantCosts.currency, currency)))
  else
    await sql
      .insert(variantCosts)
      .values({ variantId, currency, cost })
      .onConflictDoUpdate({ target: [variantCosts.variantId, variantCosts.currency], set: { cost } })
}
