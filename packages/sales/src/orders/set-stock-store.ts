import { waitingUnits } from '@shop/catalogue/products/stock-count-store'
import type { Database, Sql } from '@shop/engine/db/database'
import { products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { stockReservations } from '@shop/engine/db/schema/orders'
import { integers } from '@shop/engine/db/sent-lists'
import { eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'

/**
 * Sets the stock of a variant. The last import's count is kept, so that the same import does not undo the change until
 * more of it is sent.
 * Returns the stock before; null for an unknown variant.
 */
export async function setStock(
  sql: Sql,
  { referenceKey, quantity }: { referenceKey: string; quantity: number },
): Promise<number | null> {
  const [known] = await sql
    .select({ variantId: stock.variantId, before: stock.quantity })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .where(eq(variants.referenceKey, referenceKey))
    .for('update', { of: stock })
  if (known === undefined) return null
  const held = heldUnits(raw`${known.variantId}`)
  const waiting = raw`coalesce((select units from (${waitingUnits(integers([known.variantId]))}) as waiting), 0)`
  await sql
    .update(stock)
    .set({ quantity, counted: raw`${quantity}::int + ${held}`, sentBefore: raw`${held} - ${waiting}` })
    .where(eq(stock.variantId, known.variantId))
  return known.before
}

/** What a variant has on its shelf, held until the transaction ends; null for an unknown variant. */
export async function stockNow(
  sql: Sql,
  referenceKey: string,
): Promise<{ quantity: number; productKey: string } | null> {
  const [known] = await sql
    .select({ quantity: stock.quantity, productKey: products.referenceKey })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.referenceKey, referenceKey))
    .for('update', { of: stock })
  return known ?? null
}

const PORTION = 5000

/**
 * Fills in what was counted of rows from before it was noted, a portion at a time. The rows are held first, so that no
 * order takes units between the two numbers. Returns how many.
 */
export async function fillCounted({ transaction }: Pick<Database, 'transaction'>): Promise<number> {
  return transaction(async (sql) => {
    const rows = await sql
      .select({ variantId: stock.variantId })
      .from(stock)
      .where(isNull(stock.counted))
      .orderBy(stock.variantId)
      .limit(PORTION)
      .for('update')
    const ids = rows.map(({ variantId }) => variantId)
    if (ids.length === 0) return 0
    await sql
      .update(stock)
      .set({ counted: raw`${stock.quantity} + ${heldUnits(raw`stock.variant_id`)}` })
      .where(inArray(stock.variantId, ids))
    return ids.length
  })
}

/** Units of a variant that orders hold or have taken. */
function heldUnits(variantId: SQL): SQL {
  return raw`coalesce((
    select sum(held.quantity) from ${stockReservations} as held
    where held.variant_id = ${variantId} and held.state <> 'released'
  ), 0)::int`
}
