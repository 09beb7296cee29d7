import type { Sql } from '@shop/engine/db/database'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'

/**
 * Sets the stock of a variant. The last import's count is kept, so that the same import does not undo the change.
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
  await sql.update(stock).set({ quantity }).where(eq(stock.variantId, known.variantId))
  return known.before
}
