import { stock } from '@shop/engine/db/schema/catalogue'
import { stockReservations } from '@shop/engine/db/schema/orders'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

export type ImportedStock = { variantId: number; quantity: number }

/**
 * Brings counts up to date. The same count again means "nothing new": what orders took since stays taken.
 *
 * @returns how many counts are other ones now
 */
export async function writeStock(sql: Sql, imported: readonly ImportedStock[]): Promise<number> {
  if (imported.length === 0) return 0
  const ids = integers(imported.map(({ variantId }) => variantId))
  const quantities = integers(imported.map(({ quantity }) => quantity))
  const { rows } = await sql.execute(query`
    insert into ${stock} (variant_id, quantity, imported_quantity, counted)
    select sent.variant_id, sent.quantity, sent.quantity, sent.quantity + coalesce(held.units, 0)
    from unnest(${ids}, ${quantities}) as sent(variant_id, quantity)
    left join (
      select variant_id, sum(quantity)::int as units from ${stockReservations}
      where state <> 'released' and variant_id = any(${ids}) group by variant_id
    ) as held using (variant_id)
    on conflict (variant_id) do update
      set quantity = excluded.quantity, imported_quantity = excluded.imported_quantity
      where stock.imported_quantity <> excluded.imported_quantity
    returning variant_id`)
  return rows.length
}
